"""Close-ups of the machines that have no flagship's detail in scenes.py: same model, same studio, another camera."""
from scenes import _det
from display import showing
import arcus, clara, filum, ignis, lumen, manus, ponder, rivus, titan, vertex


def _shown(name): return dict(build=showing(arcus.PRODUCTS[name]['build']))


PRODUCTS = {
    'arcus-625-5x-control': _det(arcus, 'arcus-625-5x', cam=((3.42, -3.95, 1.62), (2.84, -1.75, 1.29), 64), fstop=2.8) | _shown('arcus-625-5x'),
    'filum-32-detail': _det(filum, 'filum-32', cam=((-1.2, -4.6, 3.3), (1.15, 0, 2.3), 50), fstop=5.6),
    'filum-mono-wheel': _det(filum, 'filum-mono', cam=((-4.3, -3.9, 2.35), (-2.0, -.74, 1.9), 58), fstop=4),
    'filum-mono-detail': _det(filum, 'filum-mono', cam=((-1.75, -4.2, 2.15), (-.25, -.75, 1.5), 60), fstop=4),
    'vertex-3-detail': _det(vertex, 'vertex-3', cam=((1.0, -2.95, 1.62), (-.02, -.1, 1.16), 58), fstop=4),
    'vertex-3-tools': _det(vertex, 'vertex-3', cam=((-3.3, -1.1, 1.62), (-1.98, .66, 1.27), 58), fstop=4),
    'vertex-robot-detail': _det(vertex, 'vertex-robot', cam=((-.9, -3.5, 2.1), (.5, -.1, 1.62), 55), fstop=4),
    'ignis-1850-detail': _det(ignis, 'ignis-1850', cam=((5.9, -2.5, 1.75), (3.95, 0, .9), 52), fstop=4),
    'manus-load-detail': _det(manus, 'manus-load', cam=((-.55, -3.8, 2.05), (1.05, -.9, 1.72), 52), fstop=4),
    'rivus-3-detail': _det(rivus, 'rivus-3', cam=((-1.85, -2.3, 1.75), (-.15, -.2, .98), 52), fstop=4),
    'lumen-edge-detail': _det(lumen, 'lumen-edge', cam=((-3.0, -2.6, 1.5), (-.9, 0, .8), 52), fstop=4),
    'ponder-5000-detail': _det(ponder, 'ponder-5000', cam=((-1.9, -3.2, 1.85), (.0, -.75, 1.1), 50), fstop=4),
    'arcus-350-detail': _det(arcus, 'arcus-350', cam=((1.5, -2.7, 1.5), (.22, -.2, 1.08), 62), fstop=4),
    'arcus-450-cn-detail': _det(arcus, 'arcus-450-cn', cam=((-1.6, -3.0, 1.7), (-.2, 0, 1.18), 60), fstop=4),
    'arcus-duo-detail': _det(arcus, 'arcus-duo', cam=((2.0, -3.6, 1.75), (.12, -.3, 1.3), 55), fstop=5.6),
    'titan-multi-detail': _det(titan, 'titan-multi', cam=((-2.4, -4.0, 2.5), (.12, 0, 1.85), 50), fstop=5.6),
    'titan-3500-detail': _det(titan, 'titan-3500', cam=((2.5, -4.7, 3.1), (.05, 0, 2.75), 48), fstop=5.6),
    'titan-gang-80-detail': _det(titan, 'titan-gang-80', cam=((-6.6, -5.4, 2.4), (-4.3, 0, 1.6), 42), fstop=5.6),
    'filum-8-detail': _det(filum, 'filum-8', cam=((2.6, -3.8, 2.9), (.62, 0, 2.0), 52), fstop=5.6),
    'lumen-1200-detail': _det(lumen, 'lumen-1200', cam=((-1.9, -3.2, 2.0), (-.25, -.1, 1.28), 55), fstop=4),
    'lumen-calibra-detail': _det(lumen, 'lumen-calibra', cam=((1.5, -3.4, 2.0), (.1, 0, 1.4), 52), fstop=4),
    'ponder-2500-detail': _det(ponder, 'ponder-2500', cam=((1.3, -3.4, 1.8), (.05, -.5, 1.32), 52), fstop=4),
    'continua-1800-detail': _det(ponder, 'continua-1800', cam=((2.9, -3.6, 2.1), (.55, -.2, 1.45), 50), fstop=4),
    'vertex-5-xl-detail': _det(vertex, 'vertex-5-xl', cam=((1.9, -3.6, 1.7), (.3, -.9, 1.4), 60), fstop=4),
    'rivus-twin-detail': _det(rivus, 'rivus-twin', cam=((2.8, -3.2, 2.0), (1.2, -.2, 1.05), 55), fstop=4),
    'manus-agv-detail': _det(manus, 'manus-agv', cam=((-2.3, -2.6, 1.0), (-.8, -.3, .58), 48), fstop=4),
    'manus-stack-detail': _det(manus, 'manus-stack', cam=((6.0, -4.4, 2.2), (3.6, -.4, 1.4), 46), fstop=5.6),
    'clara-press-detail': _det(clara, 'clara-press', cam=((-2.8, -3.8, 2.9), (0, 0, 2.72), 50), fstop=5.6),
}
