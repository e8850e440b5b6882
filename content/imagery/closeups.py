"""Close-ups of the machines that have no flagship's detail in scenes.py: same model, same studio, another camera."""
from scenes import _det
from display import showing
import arcus, filum, ignis, lumen, manus, ponder, rivus, vertex


def _shown(name): return dict(build=showing(arcus.PRODUCTS[name]['build']))


PRODUCTS = {
    'arcus-625-5x-control': _det(arcus, 'arcus-625-5x', cam=((3.42, -3.95, 1.62), (2.84, -1.75, 1.29), 64), fstop=2.8) | _shown('arcus-625-5x'),
    'filum-32-detail': _det(filum, 'filum-32', cam=((3.3, -3.7, 3.6), (.62, 0, 2.55), 58), fstop=5.6),
    'filum-mono-wheel': _det(filum, 'filum-mono', cam=((-4.3, -3.9, 2.35), (-2.0, -.74, 1.9), 58), fstop=4),
    'filum-mono-detail': _det(filum, 'filum-mono', cam=((-1.75, -4.2, 2.15), (-.25, -.75, 1.5), 60), fstop=4),
    'vertex-3-detail': _det(vertex, 'vertex-3', cam=((1.0, -2.95, 1.62), (-.02, -.1, 1.16), 58), fstop=4),
    'vertex-3-tools': _det(vertex, 'vertex-3', cam=((-4.0, -2.3, 1.75), (-2.42, 0, 1.36), 66), fstop=4),
    'vertex-robot-detail': _det(vertex, 'vertex-robot', cam=((-.9, -3.5, 2.1), (.5, -.1, 1.62), 55), fstop=4),
    'ignis-1850-detail': _det(ignis, 'ignis-1850', cam=((5.9, -2.5, 1.75), (3.95, 0, .9), 52), fstop=4),
    'manus-load-detail': _det(manus, 'manus-load', cam=((-.55, -3.8, 2.05), (1.05, -.9, 1.72), 52), fstop=4),
    'rivus-3-detail': _det(rivus, 'rivus-3', cam=((-1.85, -2.3, 1.75), (-.15, -.2, .98), 52), fstop=4),
    'lumen-edge-detail': _det(lumen, 'lumen-edge', cam=((-2.65, -1.95, 1.05), (-1.3, 0, .72), 55), fstop=4),
    'ponder-5000-detail': _det(ponder, 'ponder-5000', cam=((-1.9, -3.2, 1.85), (.0, -.75, 1.1), 50), fstop=4),
}
