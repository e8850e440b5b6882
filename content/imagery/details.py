"""Close-ups of the machines and plants that closeups.py leaves out: the part that a buyer asks for."""
import math
from scenes import _det
import clara, forma, ignis, linea, tinta, titan, zero


def _close(module, name, loc, target, lens, fstop=5.6):
    """the studio turns with the camera, so that its wall is behind the part"""
    az = math.degrees(math.atan2(loc[0] - target[0], target[1] - loc[1]))
    return _det(module, name, cam=(loc, target, lens), fstop=fstop, az=az)


PRODUCTS = {
    'titan-2500-detail': _close(titan, 'titan-2500', (-1.7, -6.3, 2.9), (.15, -.1, 2.4), 48),
    'clara-400-detail': _close(clara, 'clara-400', (1.5, -8.0, 2.5), (2.6, -1.8, 1.15), 43),
    'clara-zero-detail': _close(zero, 'clara-zero', (2.0, -9.2, 3.0), (-.1, -3.6, 1.2), 43),
    'forma-brick-detail': _close(forma, 'forma-brick', (.6, -7.4, 2.8), (-3.0, -3.9, 1.25), 42),
    'forma-porcelain-detail': _close(forma, 'forma-porcelain', (-10.0, -1.6, 2.6), (-7.98, 3.0, 1.75), 46) | dict(expo=.85),
    'ignis-dry-detail': _close(ignis, 'ignis-dry', (-1.8, -6.6, 2.8), (.75, -.9, 1.7), 36),
    'ignis-electra-detail': _close(ignis, 'ignis-electra', (3.4, -4.2, 1.9), (1.3, -1.15, 1.2), 38),
    'linea-granite-detail': _close(linea, 'linea-granite', (-9.6, -9.6, 3.3), (-6.9, -3.8, 1.75), 44),
    'linea-resin-detail': _close(linea, 'linea-resin', (11.6, -6.9, 2.8), (8.0, -3.0, 1.35), 42),
    'linea-strip-detail': _close(linea, 'linea-strip', (3.1, -4.3, 2.1), (4.95, -1.9, 1.2), 46),
    'tinta-dry-detail': _close(tinta, 'tinta-dry', (6.1, -3.1, 2.2), (3.5, -.4, 1.2), 42),
    'tinta-glaze-detail': _close(tinta, 'tinta-glaze', (-.05, -2.1, 1.6), (.6, .02, 1.62), 100, 11) | dict(expo=1.35),
}
