"""Second whole views of the machines, from the other side: same model, same studio, mirrored angle of the camera."""
import arcus, clara, filum, forma, ignis, linea, lumen, manus, ponder, rivus, tinta, titan, vertex, zero


def _side(module, name):
    """the camera goes round to the other flank; a machine shown nearly from the front turns by 30 degrees at least"""
    p = module.PRODUCTS[name]; az = p.get('az', -32)
    return p | dict(az=-max(30, abs(az)) if az > 0 else max(30, abs(az)))


PRODUCTS = {
    'arcus-350-side': _side(arcus, 'arcus-350'),
    'arcus-450-cn-side': _side(arcus, 'arcus-450-cn'),
    'arcus-625-5x-side': _side(arcus, 'arcus-625-5x'),
    'arcus-duo-side': _side(arcus, 'arcus-duo'),
    'clara-400-side': _side(clara, 'clara-400'),
    'clara-press-side': _side(clara, 'clara-press'),
    'filum-8-side': _side(filum, 'filum-8'),
    'filum-32-side': _side(filum, 'filum-32'),
    'filum-72-side': _side(filum, 'filum-72'),
    'filum-mono-side': _side(filum, 'filum-mono'),
    'forma-brick-side': _side(forma, 'forma-brick'),
    'forma-maxi-side': _side(forma, 'forma-maxi'),
    'forma-porcelain-side': _side(forma, 'forma-porcelain'),
    'ignis-1850-side': _side(ignis, 'ignis-1850'),
    'ignis-2950-side': _side(ignis, 'ignis-2950'),
    'ignis-dry-side': _side(ignis, 'ignis-dry'),
    'ignis-electra-side': _side(ignis, 'ignis-electra'),
    'linea-granite-side': _side(linea, 'linea-granite'),
    'linea-quartz-side': _side(linea, 'linea-quartz'),
    'linea-resin-side': _side(linea, 'linea-resin'),
    'linea-strip-side': _side(linea, 'linea-strip'),
    'lumen-1200-side': _side(lumen, 'lumen-1200'),
    'lumen-2200-side': _side(lumen, 'lumen-2200'),
    'lumen-calibra-side': _side(lumen, 'lumen-calibra'),
    'lumen-edge-side': _side(lumen, 'lumen-edge'),
    'manus-agv-side': _side(manus, 'manus-agv'),
    'manus-cell-side': _side(manus, 'manus-cell'),
    'manus-load-side': _side(manus, 'manus-load'),
    'manus-stack-side': _side(manus, 'manus-stack'),
    'continua-1800-side': _side(ponder, 'continua-1800'),
    'ponder-2500-side': _side(ponder, 'ponder-2500'),
    'ponder-5000-side': _side(ponder, 'ponder-5000'),
    'ponder-7500-side': _side(ponder, 'ponder-7500'),
    'rivus-3-side': _side(rivus, 'rivus-3'),
    'rivus-5x-side': _side(rivus, 'rivus-5x'),
    'rivus-twin-side': _side(rivus, 'rivus-twin'),
    'tinta-1800-side': _side(tinta, 'tinta-1800'),
    'tinta-dry-side': _side(tinta, 'tinta-dry'),
    'tinta-glaze-side': _side(tinta, 'tinta-glaze'),
    'titan-2500-side': _side(titan, 'titan-2500'),
    'titan-3500-side': _side(titan, 'titan-3500'),
    'titan-gang-80-side': _side(titan, 'titan-gang-80'),
    'titan-multi-side': _side(titan, 'titan-multi'),
    'vertex-3-side': _side(vertex, 'vertex-3'),
    'vertex-5-side': _side(vertex, 'vertex-5'),
    'vertex-5-xl-side': _side(vertex, 'vertex-5-xl'),
    'vertex-robot-side': _side(vertex, 'vertex-robot'),
    'clara-zero-side': _side(zero, 'clara-zero'),
}
