"""Stone, ceramic and recycled surfaces: python3 slabs.py [NAME …] [--w 1600] [--out DIR]"""
import sys
from stone import *


def calacatta(x, y, h):
    wx, wy = warp(x, y, .10, 1.6, 1, 5)
    u, v = turn(wx, wy, 32, .75, 1.35)
    n = fbm(u, v, 3, 11, .45) + .28 * v
    thick = .35 + .65 * step(-.15, .45, fbm(x * 1.7, y * 1.7, 3, 21))
    tone = fbm(x * 1.1, y * 1.1, 4, 31)
    cloud = fbm(wx * 3, wy * 3, 5, 41)
    col = mix('#eceae6', '#dcdad6', step(-.1, .5, tone))
    col = mix(col, '#efe6d6', .55 * step(.05, .5, fbm(x * 1.6 + 9, y * 1.6, 4, 51)))
    col = mix(col, '#d2d0ce', .35 * step(.0, .55, cloud))
    fine = fbm(wx * 9, wy * 9, 5, 61)
    for i, (c, w, a) in enumerate(((-.22, .010, .95), (.02, .017, 1), (.30, .012, .9), (.52, .008, .7), (-.5, .008, .8))):
        d = level(n + .028 * fine, c, h)
        along = step(-.35, .3, fbm(x * 2.3 + 7 * i, y * 2.3, 3, 71 + i))
        smoke = vein(d, w * 3.2 * thick, .085 * thick * along, 1 if i % 2 else -1)
        col = mix(col, '#aeb0b3', .55 * a * smoke * (.45 + .55 * along) * step(-.6, .35, fine + cloud))
        col = mix(col, '#c2a36c', .42 * a * np.exp(-(np.abs(np.abs(d) - w * 1.7) / (w * .9)) ** 2) * step(0, .4, fbm(x * 3, y * 3 + i, 3, 81 + i)))
        core = vein(d + .006 * fine, w * thick * along * .75)
        col = mix(col, '#74777c', .8 * a * core * (.55 + .45 * step(-.3, .3, fine)))
        col = mix(col, '#4d5056', .7 * a * vein(d + .003, .0016 * (.4 + along)))
    m = fbm(wx * 2.6, wy * 2.6, 4, 91, .55)
    for i, c in enumerate((-.25, -.05, .16, .33)):
        d = level(m + .03 * fine, c, h)
        k = step(.0, .45, fbm(x * 3.5, y * 3.5 + 3 * i, 3, 101 + i))
        col = mix(col, '#9a9a9c', .6 * k * vein(d, .0018, .012, 1)); col = mix(col, '#b9a98c', .25 * k * vein(d, .005))
    g = fbm(x * 130, y * 130, 2, 111)
    return col * (1 + .012 * g)[..., None], .10 * g, dict(sheen=.035, fall=.10)


def nero(x, y, h):
    wx, wy = warp(x, y, .05, 4, 2, 5)
    base = fbm(wx * 2, wy * 2, 6, 12, .55)
    col = ramp(base, [(-.5, '#0d0e10'), (0, '#151618'), (.35, '#222326'), (.6, '#2d2e31')])
    sp = fbm(x * 60, y * 60, 3, 13)
    col = mix(col, '#3b3c3f', .5 * step(.38, .7, sp) * step(-.1, .4, fbm(x * 5, y * 5, 3, 14)))
    u, v = turn(wx, wy, -38, 1.0, 1.6)
    for s, sc, w, a, off in ((20, 1.1, .0060, 1, 0), (24, 2.1, .0032, .9, 3), (28, 4.2, .0016, .7, 7), (33, 8.5, .0009, .5, 1)):
        n = fbm(u * sc + off, v * sc, 3, s, .5)
        for j, c in enumerate((-.14, .13)):
            d = level(n + .02 / sc * fbm(x * 30, y * 30, 4, s + 1), c, h)
            k = step(-.02, .42, fbm(x * 2.2 * sc ** .5 + 5 * j, y * 2.2 * sc ** .5 + off, 3, s + 60 + j))
            var = .35 + .9 * step(-.4, .5, fbm(x * 7, y * 7, 3, s + 80 + j))
            col = mix(col, '#5a5856', .22 * a * k * step(-.1, .5, fbm(x * 11, y * 11, 4, s + 90)) * vein(d, w * 3.2 * var))
            col = mix(col, '#e9e5de', .96 * a * np.clip(k * 1.6, 0, 1) * step(.62, .25, np.abs(d) / (w * var * k + F(3e-4)) * .5 + .12 * fbm(x * 45, y * 45, 3, s + 95)))
    f1, f2, ident, _, _ = worley(wx * 3.2, wy * 3.2, 41)
    crack = step(.03, .0, f2 - f1) * step(.55, .8, rehash(ident, 2))
    col = mix(col, '#a5a19b', .55 * crack * step(-.1, .3, fbm(x * 4, y * 4, 3, 43)))
    g = fbm(x * 160, y * 160, 2, 15)
    return col * (1 + .05 * g)[..., None], .05 * g, dict(sheen=.085, fall=.35)


def granite(x, y, h):
    wx, wy = warp(x, y, .008, 40, 3, 3)
    col = np.ones(x.shape + (3,), F) * rgb('#8d8a87')
    hgt = np.zeros_like(x)
    # groundmass of quartz and feldspar, then larger crystals, then mica
    for sc, pal, s in ((92, ('#6e6c6b', '#a5a19c', '#c9c4bd', '#8f8a85'), 11), (46, ('#d9d3ca', '#c6b3a4', '#8a8886', '#a99a8f'), 21)):
        f1, f2, ident, vx, vy = worley(wx * sc, wy * sc, s)
        r = rehash(ident, 1); k = rehash(ident, 2)
        c = ramp(k, [(i / 3, p) for i, p in enumerate(pal)])
        c = c * (1 + .16 * (vx * np.cos(r * 6.28) + vy * np.sin(r * 6.28)) + .05 * (r - .5))[..., None]
        keep = step(.0, .06, f2 - f1) if sc > 60 else step(.42, .44, r) * step(.02, .09, f2 - f1) * .93
        col = mix(col, c, keep); hgt += .5 * keep * (k - .5)
    f1, f2, ident, vx, vy = worley(wx * 24 + 3, wy * 24, 31)
    r = rehash(ident, 3); big = (r > .70) * step(.03, .11, f2 - f1) * step(.62, .5, f1)
    c = mix('#e2dbd1', '#caa792', rehash(ident, 4)) * (1 + .10 * np.sin((vx * np.cos(r * 9) + vy * np.sin(r * 9)) * 40) * .25 + .12 * vx)[..., None]
    col = mix(col, c, .92 * big)
    for sc, s, th in ((84, 41, .84), (46, 51, .91), (130, 55, .84)):
        ax, ay = warp(x, y, .012, 30, s, 3)
        f1, f2, ident, vx, vy = worley(ax * sc, ay * sc, s)
        m = (rehash(ident, 5) > th) * step(.56, .48, f1) * step(0, .05, f2 - f1)
        mica = mix('#242426', '#4a4544', rehash(ident, 6) * .6 + .3 * step(.2, .6, vx))
        col = mix(col, mica, .96 * m)
        col = col + (.30 * m * (rehash(ident, 7) > .9) * step(.2, .5, vy))[..., None]
        hgt -= .4 * m
    col = col * (1 + .07 * fbm(x * 1.4, y * 1.4, 4, 61) + .05 * fbm(x * 150, y * 150, 2, 63))[..., None]
    return col, hgt * .3, dict(sheen=.05, fall=.16)


def quartzite(x, y, h):
    wx, wy = warp(x, y, .22, 1.1, 4, 5)
    wx, wy = warp(wx, wy, .035, 6, 14, 4)
    u, v = turn(wx, wy, -24, .6, 2.3)
    n = fbm(u, v, 6, 24, .52)
    band = n + .18 * np.sin(v * 6 + 2.2 * fbm(u * 2, v * 2, 4, 34))
    col = ramp(band, [(-.6, '#40535a'), (-.36, '#5f777c'), (-.16, '#95a5a3'), (.02, '#c8cbc2'), (.18, '#e4ddcd'), (.32, '#d8c3a0'), (.46, '#b98e5a'), (.7, '#7d5a3b')])
    deep = fbm(wx * 4, wy * 4, 6, 44, .6)
    col = col * (1 + .16 * deep)[..., None]
    f1, f2, ident, vx, vy = worley(*[q * 105 for q in warp(x, y, .02, 24, 54, 4)], 54)
    col = col * (1 + .09 * (rehash(ident, 1) - .5) + .05 * vx + .07 * fbm(x * 90, y * 90, 4, 55))[..., None]
    col = mix(col, '#f3efe6', .05 * step(.05, .0, f2 - f1))
    for i, (c, w) in enumerate(((-.26, .004), (.1, .006), (.27, .0035), (.41, .003))):
        d = level(band, c, h); k = step(-.1, .4, fbm(x * 2 + i * 3, y * 2, 3, 64 + i))
        col = mix(col, '#f7f3ea', .75 * k * vein(d, w * (.4 + k), .02 * k, 1))
        col = mix(col, '#8a4f24', .55 * step(.1, .5, fbm(x * 3 + i, y * 3, 3, 74 + i)) * vein(d + .008, .0022, .016, -1))
    glit = fbm(x * 200, y * 200, 2, 84)
    col = col + (.10 * step(.55, .8, glit))[..., None]
    return col, .15 * glit + .25 * (rehash(ident, 3) - .5), dict(sheen=.06, fall=.16)


def travertine(x, y, h):
    wx, wy = warp(x, y, .03, 2.2, 5, 4)
    v = wy + .012 * fbm(x * 9, y * 26, 4, 15)
    n = fbm(wx * .55, v * 13, 5, 25, .55); m = fbm(wx * 1.6, v * 44, 4, 35, .55)
    col = ramp(n + .35 * m, [(-.6, '#a88a66'), (-.3, '#c2a681'), (0, '#d6c0a0'), (.3, '#e3d3ba'), (.6, '#ece2d0')])
    col = mix(col, '#a67f55', .5 * step(.2, .6, fbm(wx * .9 + 4, v * 20, 4, 45)) * step(-.1, .5, m))
    col = col * (1 + .05 * fbm(x * 60, y * 150, 3, 55))[..., None]
    hgt = 1.2 * m + .4 * fbm(x * 90, y * 90, 3, 56)
    density = step(-.05, .5, fbm(wx * .8 + 2, v * 11, 3, 65))
    for sc, sy, s, th in ((16, 60, 75, .62), (34, 105, 85, .55), (80, 190, 95, .5)):
        ax, ay = warp(x, y, .012, 14, s, 4)
        f1, f2, ident, _, _ = worley(ax * sc, ay * sy, s)
        r = .16 + .34 * rehash(ident, 2)
        p = step(1, .72, f1 / r * (1 + .5 * fbm(x * 90, y * 130, 3, s + 3))) * (rehash(ident, 1) > th) * step(.12, .42, density + .25 * (rehash(ident, 4) - .5))
        col = mix(col, mix('#4c3824', '#7d6346', rehash(ident, 3)), .9 * p)
        col = mix(col, '#2b1f14', .55 * p * step(.5, .1, f1 / r))
        hgt -= 5 * blur(p, 1.1)
    return col, hgt, dict(rake=.55, sheen=.02, fall=.22)


def onyx(x, y, h):
    wx, wy = warp(x, y, .20, 1.3, 6, 5)
    u, v = turn(wx, wy, 58, .9, 1.7)
    n = fbm(u, v, 4, 16, .42) + .35 * np.hypot(x - 1.2, y - .9)
    n = n + .018 * fbm(wx * 14, wy * 14, 4, 17)
    b = .5 + .5 * np.sin(n * 30); b2 = .5 + .5 * np.sin(n * 83 + 2 * fbm(wx * 3, wy * 3, 3, 18)); b3 = .5 + .5 * np.sin(n * 210)
    t = .45 * b + .30 * b2 + .10 * b3 + .45 * fbm(wx * 1.6, wy * 1.6, 5, 26)
    col = ramp(t, [(-.2, '#5a2c10'), (.1, '#8f4a1b'), (.3, '#bf7a34'), (.5, '#dca45d'), (.7, '#ecc98d'), (.9, '#f6e5c2'), (1.2, '#fbf4e2')])
    glow = step(-.35, .5, fbm(x * 1.3 + 2, y * 1.3, 4, 36))
    col = col * (.72 + .42 * glow)[..., None]
    col = mix(col, '#8aa07a', .35 * step(.1, .6, fbm(wx * 1.1 + 8, wy * 1.1, 4, 46)) * step(.3, .8, t))
    for i, c in enumerate((.18, .55, .86)):
        d = level(n, c, h); k = step(-.2, .4, fbm(x * 2.2 + i, y * 2.2, 3, 56 + i))
        col = mix(col, '#fffaf0', .8 * k * vein(d, .004 + .012 * k, .05 * k, 1 if i % 2 else -1))
        col = mix(col, '#4f220c', .6 * k * vein(d - .014, .0018))
    m = fbm(wx * 3.4, wy * 3.4, 4, 66)
    col = mix(col, '#fff6e4', .5 * step(0, .4, fbm(x * 3, y * 3, 3, 67)) * vein(level(m, .1, h), .0016))
    f1, f2, ident, vx, _ = worley(*[q * 60 for q in warp(x, y, .02, 12, 76, 3)], 76)
    col = col * (1 + .05 * (rehash(ident, 1) - .5) + .05 * vx)[..., None]
    return col, .1 * b3, dict(sheen=.10, fall=.10)


def chips(x, y, h, seed, layers, base, sources=(), gap=.05):
    """a bed of broken chips; layers: (cells per height, share, palette), sources: pictures sampled inside chips"""
    sand = fbm(x * 170, y * 170, 3, seed)
    f1, f2, ident, _, _ = worley(x * 150, y * 150, seed + 1)
    col = base * (1 + .06 * sand + .10 * (rehash(ident, 1) - .5))[..., None]
    hgt = .25 * sand
    H, W = x.shape
    for i, (sc, share, pal) in enumerate(layers):
        ax, ay = warp(x, y, .10 / sc, sc * .9, seed + 7 + i, 2)
        f1, f2, ident, vx, vy = worley(ax * sc, ay * sc, seed + 11 * i + 3, .92)
        on = rehash(ident, 1) < share
        g = gap + .34 * rehash(ident, 2) ** 2
        m = on * step(g, g + .035, f2 - f1) * step(.80, .74, f1)
        k = rehash(ident, 3)
        idx = np.minimum((k * len(pal)).astype(int), len(pal) - 1)
        c = np.stack([rgb(p) for p in pal])[idx] * (1 + .14 * (rehash(ident, 4) - .5) + .05 * fbm(x * 25 + 40 * k, y * 25, 4, seed + 31 + i))[..., None]
        if sources and sc < 20:
            pick = (rehash(ident, 5) * (len(sources) + 1.2)).astype(int)
            ox = (rehash(ident, 6) * W * .6).astype(int); oy = (rehash(ident, 7) * H * .6).astype(int)
            yy, xx = np.mgrid[0:H, 0:W]
            for j, s in enumerate(sources):
                t = s[(yy * 1 + oy) % s.shape[0], (xx * 1 + ox) % s.shape[1]]
                c = np.where((pick == j)[..., None], t, c)
        shade = 1 - .06 * step(.10, .0, f2 - f1 - g)
        col = mix(col, c * shade[..., None], m)
        edge = on * np.exp(-(np.abs(f2 - f1 - g) / .02) ** 2)
        col = col * (1 - .08 * edge)[..., None]
        hgt = hgt * (1 - m) + m * (.5 + .06 * k)
    return col, hgt


def terrazzo(x, y, h):
    pal = ('#efe9df', '#d9cdbb', '#b9a48c', '#8d8880', '#5b5a58', '#a4624a', '#3b3d3f', '#c9b8a2')
    base = np.ones(x.shape + (3,), F) * rgb('#cfc8be')
    col, hgt = chips(x, y, h, 7, ((58, .55, pal), (26, .55, pal), (12, .50, pal), (7, .36, pal[:5])), base)
    return col, hgt * .8, dict(rake=.25, sheen=.05, fall=.14)


def porcelain(x, y, h):
    wx, wy = warp(x, y, .09, 2, 8, 5)
    u, v = turn(wx, wy, 20, .8, 1.5)
    n = fbm(u * 1.3, v * 1.3, 4, 18, .5) + .2 * v
    cl = fbm(wx * 2, wy * 2, 6, 28, .55)
    col = ramp(cl, [(-.5, '#53565a'), (0, '#63666a'), (.3, '#74777a'), (.6, '#86888a')])
    for i, c in enumerate((-.35, -.12, .06, .22, .42, .6)):
        d = level(n + .02 * fbm(x * 12, y * 12, 4, 38), c, h); k = step(-.15, .4, fbm(x * 1.8 + 4 * i, y * 1.8, 3, 48 + i))
        col = mix(col, '#2d3034', .40 * k * vein(d + .012, .01, .05, -1))
        col = mix(col, '#e6e3de', .85 * k * step(1, .25, np.abs(d) / (.0034 * k * (.5 + step(-.4, .5, fbm(x * 8, y * 8, 3, 39 + i))) + F(.0007))))
        col = mix(col, '#a3a19e', .26 * k * step(-.2, .5, cl) * vein(d, .010 * k, .035, 1))
        col = mix(col, '#9a5e38', .60 * step(.15, .5, fbm(x * 2.4 + i, y * 2.4, 3, 58 + i)) * vein(d - .005, .0022, .012, 1))
    m = fbm(wx * 5, wy * 5, 4, 68)
    for i, c in enumerate((-.1, .15)):
        col = mix(col, '#c7c5c2', .45 * step(.05, .5, fbm(x * 3, y * 3 + i, 3, 78 + i)) * vein(level(m, c, h), .0011))
    g = fbm(x * 140, y * 140, 2, 88)
    return col * (1 + .03 * g)[..., None], .35 * g, dict(rake=.25, sheen=.05, fall=.2)


def cutouts(w, h):
    return [load('slab-%s.jpg' % n, w, h) for n in ('calacatta', 'nero', 'quartzite', 'travertine')]


def reterra_fine(x, y, h):
    """recycled slab: clear, green and brown glass with feldspar in a pale binder"""
    stone = ('#efece5', '#dcd7cc', '#cbc5ba', '#f6f4ef', '#b9b4aa')
    glass = ('#dfe6df', '#b9c8bb', '#8fa894', '#cdb394', '#93704a', '#e8eeea', '#6f8f7c')
    base = np.ones(x.shape + (3,), F) * rgb('#dedad1')
    base = base * (1 + .05 * fbm(x * 1.8, y * 1.8, 5, 97))[..., None]
    col, hgt = chips(x, y, h, 97, ((150, .55, stone), (96, .50, glass), (60, .40, stone), (40, .34, glass), (24, .22, glass)), base, (), .07)
    f1, f2, ident, vx, vy = worley(x * 40 + 9, y * 40, 131)
    spark = (rehash(ident, 8) > .93) * step(.30, .05, np.hypot(vx - .1, vy + .1))
    return np.clip(col + .16 * spark[..., None], 0, 1), hgt, dict(rake=.3, sheen=.05, fall=.16)


def reterra_chips(x, y, h):
    """recycled terrazzo: real off-cuts of marble, travertine and quartzite"""
    pal = ('#f0ece4', '#c9bfae', '#8a857e', '#a96d53', '#4b4b4c', '#dccfb8')
    base = np.ones(x.shape + (3,), F) * rgb('#e4dfd7')
    col, hgt = chips(x, y, h, 17, ((64, .5, pal[:6]), (30, .55, pal[:6]), (13, .50, pal[:6]), (6, .42, pal[:6])), base, cutouts(x.shape[1], x.shape[0]), .06)
    return col, hgt * .8, dict(rake=.25, sheen=.05, fall=.14)


def reterra_coarse(x, y, h):
    """bush-hammered face of a recycled paver"""
    pal = ('#a8a49e', '#8a8681', '#6d6a67', '#bfb9b0', '#9a8a7b', '#57585a')
    base = np.ones(x.shape + (3,), F) * rgb('#928e88')
    col, hgt = chips(x, y, h, 57, ((120, .5, pal), (62, .55, pal), (30, .35, pal)), base, (), .06)
    f1, f2, ident, _, _ = worley(*[q * 90 for q in warp(x, y, .01, 30, 58, 2)], 59)
    hgt = hgt + 2.6 * f1 + 1.6 * fbm(x * 60, y * 60, 4, 60)
    return col * (1 + .06 * fbm(x * 3, y * 3, 4, 61))[..., None], hgt, dict(rake=.5, sheen=0, fall=.1)


SURFACES = {
    'slab-calacatta': calacatta, 'slab-nero': nero, 'slab-granite': granite, 'slab-quartzite': quartzite,
    'slab-travertine': travertine, 'slab-onyx': onyx, 'slab-terrazzo': terrazzo, 'slab-porcelain-vein': porcelain,
}
# drawn by Blender in stories.py, see surface()
RECYCLED = {'fine': reterra_fine, 'chips': reterra_chips, 'coarse': reterra_coarse}


def surface(f, w, h, lit=True, unit=None):
    """unit: pixels of one picture height, if not h"""
    x, y = grid(w, h)
    if unit: x, y = x * F(h / unit), y * F(h / unit)
    col, hgt, o = f(x, y, unit or h)
    if lit:
        col = rake(col, hgt * (h / 1000), o.get('rake', .3))
        col = light(col, x, y, fall=o['fall'], sheen=o['sheen'])
    return np.clip(col, 0, 1)


def main():
    a = sys.argv[1:]; w, out = 1600, MEDIA
    if '--w' in a: i = a.index('--w'); w = int(a[i + 1]); del a[i:i + 2]
    if '--out' in a: i = a.index('--out'); out = a[i + 1]; del a[i:i + 2]
    for n in a or SURFACES:
        f = SURFACES.get(n) or RECYCLED[n]
        save(surface(f, w, w * 5 // 8, n in SURFACES), n, folder=out, high=330)


if __name__ == '__main__':
    main()
