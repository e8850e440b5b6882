"""Noise, veins, crystals and light for procedural stone (numpy only). Lengths are in units of the picture height."""
import os
import subprocess
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
MEDIA = os.path.normpath(os.path.join(HERE, '..', '..', 'saxum', 'media'))
F = np.float32


def grid(w, h):
    """x runs to w / h, y from 0 (top) to 1"""
    y, x = np.mgrid[0:h, 0:w].astype(F)
    return (x + F(.5)) / F(h), (y + F(.5)) / F(h)


def _table(seed):
    r = np.random.default_rng(seed)
    p = r.permutation(256)
    return np.concatenate([p, p]).astype(np.int32), r


def perlin(x, y, seed=0):
    """gradient noise, about -1 … 1"""
    p, r = _table(seed)
    a = r.random(256) * 2 * np.pi
    gx, gy = np.cos(a).astype(F), np.sin(a).astype(F)
    xi, yi = np.floor(x), np.floor(y)
    fx, fy = x - xi, y - yi
    xi, yi = xi.astype(np.int32) & 255, yi.astype(np.int32) & 255
    u = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    v = fy * fy * fy * (fy * (fy * 6 - 15) + 10)

    def corner(dx, dy):
        k = p[p[(xi + dx) & 255] + ((yi + dy) & 255)]
        return gx[k] * (fx - dx) + gy[k] * (fy - dy)
    n0 = corner(0, 0) + u * (corner(1, 0) - corner(0, 0))
    n1 = corner(0, 1) + u * (corner(1, 1) - corner(0, 1))
    return ((n0 + v * (n1 - n0)) * F(1.5)).astype(F)


def fbm(x, y, octaves=5, seed=0, gain=.5, lac=2.03):
    s, a, t, f = 0, 1, 0, 1
    for i in range(octaves):
        s = s + F(a) * perlin(x * F(f) + 17 * i, y * F(f) - 9 * i, seed + i)
        t += a; a *= gain; f *= lac
    return s / F(t)


def warp(x, y, amount, scale, seed, octaves=4):
    return (x + F(amount) * fbm(x * scale, y * scale, octaves, seed),
            y + F(amount) * fbm(x * scale + 31.7, y * scale + 5.3, octaves, seed + 50))


def turn(x, y, deg, sx=1, sy=1):
    a = np.radians(deg); c, s = np.cos(a), np.sin(a)
    return ((x * c + y * s) * sx).astype(F), ((-x * s + y * c) * sy).astype(F)


def level(n, c, h):
    """signed distance (in picture heights) of every point from the line n = c"""
    gy, gx = np.gradient(n)
    g = np.hypot(gx, gy) * h
    return (n - F(c)) / (g + F(.35) * g.mean() + F(1e-6))


def vein(d, width, soft=0, side=1):
    """sharp on one side of the line, running out over `soft` on the other"""
    v = np.exp(-(np.abs(d) / (width + F(1e-5))) ** F(1.4))
    if np.any(soft):
        v = np.maximum(v, np.where(d * side > 0, np.exp(-np.abs(d) / (soft + F(1e-5))), 0) * F(.55))
    return v.astype(F)


def step(a, b, x):
    t = np.clip((x - F(a)) / F(b - a), 0, 1)
    return t * t * (3 - 2 * t)


def worley(x, y, seed=0, jitter=1.0):
    """distances to the nearest two points, the nearest point's number (0 … 1) and the vector to it"""
    p, r = _table(seed)
    jx, jy, idv = (r.random(65536).astype(F) for _ in range(3))
    xi, yi = np.floor(x).astype(np.int32), np.floor(y).astype(np.int32)
    f1 = np.full(x.shape, 9, F); f2 = f1.copy(); ident = np.zeros(x.shape, F); vx = np.zeros(x.shape, F); vy = vx.copy()
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            cx, cy = xi + dx, yi + dy
            k = (p[cx & 255] * 256 + p[(cy + 89) & 255] + (cx * 7919 + cy * 104729)) & 65535
            ox = cx + F(.5) + (jx[k] - F(.5)) * F(jitter) - x; oy = cy + F(.5) + (jy[k] - F(.5)) * F(jitter) - y
            d = np.hypot(ox, oy)
            near = d < f1
            f2 = np.where(near, f1, np.minimum(f2, d))
            f1 = np.where(near, d, f1); ident = np.where(near, idv[k], ident)
            vx = np.where(near, ox, vx); vy = np.where(near, oy, vy)
    return f1, f2, ident, vx, vy


def rehash(ident, k):
    """another number 0 … 1 for each cell"""
    return np.mod(np.abs(np.sin(ident * F(127.1 + 311.7 * k)) * F(4375.85)), 1).astype(F)


def blur(a, r):
    """Gaussian blur by FFT, mirrored edges; r in pixels"""
    if r <= 0:
        return a
    p = int(3 * r) + 1
    if a.ndim == 3:
        return np.stack([blur(a[..., i], r) for i in range(a.shape[2])], -1)
    b = np.pad(a, min(p, min(a.shape) - 1), mode='reflect')
    p = (b.shape[0] - a.shape[0]) // 2
    fy = np.fft.fftfreq(b.shape[0])[:, None]; fx = np.fft.rfftfreq(b.shape[1])[None]
    g = np.exp(-2 * (np.pi * r) ** 2 * (fx * fx + fy * fy))
    return np.fft.irfft2(np.fft.rfft2(b) * g, s=b.shape)[p:p + a.shape[0], p:p + a.shape[1]].astype(F)


def rgb(h):
    h = h.lstrip('#')
    return np.array([int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)], F)


def mix(a, b, t):
    if isinstance(a, str): a = rgb(a)
    if isinstance(b, str): b = rgb(b)
    t = np.asarray(t, F)
    return a + (b - a) * (t[..., None] if t.ndim == 2 else t)


def ramp(t, stops):
    ps = [s[0] for s in stops]; cs = np.array([rgb(s[1]) for s in stops])
    return np.stack([np.interp(t, ps, cs[:, i]) for i in range(3)], -1).astype(F)


def rake(col, height, strength=1.0, az=215, spec=.0, gloss=18):
    """light a surface from a low angle: height in pixels"""
    gy, gx = np.gradient(height.astype(F))
    a = np.radians(az); lx, ly, lz = np.cos(a) * .86, np.sin(a) * .86, .51
    nz = 1 / np.sqrt(1 + gx * gx + gy * gy)
    nx, ny = -gx * nz, -gy * nz
    lam = np.clip((nx * lx + ny * ly + nz * lz) / lz, 0, 2.2)
    out = col * (1 + F(strength) * (lam - 1))[..., None]
    if spec:
        hx, hy, hz = lx, ly, lz + 1; q = np.sqrt(hx * hx + hy * hy + hz * hz)
        s = np.clip((nx * hx + ny * hy + nz * hz) / q, 0, 1) ** gloss - (hz / q) ** gloss
        out = out + F(spec) * np.clip(s, -.15, 1)[..., None]
    return out.astype(F)


def light(col, x, y, az=215, fall=.22, sheen=.05):
    """uneven light of a photographed slab: brighter towards the lamp, a wide soft sheen"""
    a = np.radians(az); w = x.max()
    t = ((x / w - .5) * np.cos(a) + (y - .5) * np.sin(a)) * 1.4
    d = ((x / w - .3) * .8 + (y - .35) * .9)
    out = col * (1 + F(fall) * t)[..., None] + F(sheen) * np.exp(-(d / .16) ** 2)[..., None]
    r = np.hypot((x / w - .5) * 1.05, y - .5)
    return (out * (1 - .25 * np.clip(r - .3, 0, 1) ** 1.6)[..., None]).astype(F)


def save(col, name, low=60, high=200, folder=MEDIA, sharpen=True):
    """JPEG of a size between low and high kB"""
    h, w = col.shape[:2]
    col = col + (np.random.default_rng(3).random(col.shape).astype(F) - F(.5)) / 255
    ppm = b'P6\n%d %d\n255\n' % (w, h) + (np.clip(col, 0, 1) * 255 + .5).astype(np.uint8).tobytes()
    path = os.path.join(folder, name + '.jpg')
    for q in (90, 86, 82, 78, 74, 69, 64, 58, 52, 46, 40):
        cmd = ['convert', 'ppm:-'] + (['-unsharp', '0x0.6+0.4+0.01'] if sharpen else [])
        subprocess.run(cmd + ['-sampling-factor', '4:2:0', '-interlace', 'Plane', '-strip', '-quality', str(q), path], input=ppm, check=True)
        if os.path.getsize(path) < high * 1000:
            break
    print('%s %d kB (quality %d)' % (name, os.path.getsize(path) // 1000, q), flush=True)


def load(name, w=None, h=None, folder=MEDIA):
    """a picture as an array 0 … 1"""
    path = os.path.join(folder, name)
    if not w:
        w, h = map(int, subprocess.run(['identify', '-format', '%w %h', path], capture_output=True, check=True).stdout.split())
    raw = subprocess.run(['convert', path, '-resize', '%dx%d!' % (w, h), '-depth', '8', 'rgb:-'], capture_output=True, check=True).stdout
    return np.frombuffer(raw, np.uint8).reshape(h, w, 3).astype(F) / 255
