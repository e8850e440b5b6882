"""Robots and handling: slab loader, tile stacker, edge-finishing cell, driverless slab carrier."""
from saxlib import *
import saxlib
import vertex
from arcus import chain


def cup(x, y, z, r=.11, h=.12):
    """suction cup on a spring rod, lip at z"""
    lathe(x, y, z, [(0, .05), (r * .5, .05), (r * .7, .03), (r, .0), (r * .98, .012), (r * .74, .045), (r * .6, .06), (r * .6, .075), (0, .075)], 'z', 'rubber', 36)
    cyl(x, y, z + .085, r * .55, .025, 'z', 'alu', .004, 32); cyl(x, y, z + h / 2 + .1, .016, h, 'z', 'chrome', .002, 16); cyl(x, y, z + .115, .028, .02, 'z', 'dsteel', .003, 6)
    for k in range(5): ring(x, y, z + .135 + k * .014, .017, .026, .007, 'z', 'steel', 20)
    tube([(x + r * .4, y, z + .10), (x + r * .9, y + .03, z + .16), (x + r * .5, y + .05, z + h + .12)], .007, 'blue')


def aframe(L=2.7, H=1.7, W=1.3, front=(), back=(), sl=2.9, sh=1.75, ang=8, base=.22, t=.024):
    """A-shaped slab rack along X with slabs leaning on both sides; returns nothing"""
    bb(-L / 2, L / 2, -.09, .09, base - .1, base + .06, 'graphite', .012)
    for x in np.linspace(-L / 2 + .14, L / 2 - .14, 4):
        bb(x - .07, x + .07, -W / 2, W / 2, base - .12, base, 'graphite', .012)
        bb(x - .06, x + .06, -W / 2 + .02, -.12, base, base + .03, 'wood', .004); bb(x - .06, x + .06, .12, W / 2 - .02, base, base + .03, 'wood', .004)
        for s in (-1, 1):
            beam((x, s * (.10 + H * math.tan(math.radians(ang)) * .55), base), (x, s * .05, base + H), .10, .08, 'graphite', .008)
            beam((x, s * (.155 + H * math.tan(math.radians(ang)) * .55), base + .1), (x, s * .105, base + H - .05), .07, .02, 'rubber', .004)
    bb(-L / 2 + .06, L / 2 - .06, -.06, .06, base + H - .05, base + H + .07, 'graphite', .012)
    for x in (-L / 2 + .5, L / 2 - .5): tube([(x - .09, 0, base + H + .06), (x - .08, 0, base + H + .2), (x + .08, 0, base + H + .2), (x + .09, 0, base + H + .06)], .018, 'dsteel')
    lean = math.degrees(math.atan2(H * math.tan(math.radians(ang)) * .55 + .05, H))
    for side, mats in ((-1, front), (1, back)):
        for i, m in enumerate(mats):
            yy = side * (.175 + H * math.tan(math.radians(ang)) * .55 + i * (t + .014))
            with at(rnd.uniform(-.04, .04), yy, base + .03, rx=lean * side * -1):
                w = sl + rnd.uniform(-.12, .08); h = sh + rnd.uniform(-.1, .05)
                pts = [(-w / 2, 0), (w / 2, 0)]
                for a, b in (((w / 2, 0), (w / 2, h)), ((w / 2, h), (-w / 2, h)), ((-w / 2, h), (-w / 2, 0))):
                    n = max(5, int(math.hypot(b[0] - a[0], b[1] - a[1]) / .12))
                    pts += [(a[0] + (b[0] - a[0]) * k / n + rnd.uniform(-.012, .012), a[1] + (b[1] - a[1]) * k / n + rnd.uniform(-.012, .012)) for k in range(1, n)]
                prism(pts, 0 if side > 0 else -t, t if side > 0 else 0, 'y', m, 0)


def vacuum_frame(L=2.5, W=1.35, nx=5, ny=3, slab_=None, mat='marble'):
    """tilting suction frame; local plane z = 0 is the frame axis, slab below"""
    for y in (-W * .28, W * .28): bb(-L / 2, L / 2, y - .05, y + .05, -.05, .05, 'alu', .008)
    for i in range(nx):
        x = -L / 2 + .1 + (L - .2) * i / (nx - 1)
        bb(x - .04, x + .04, -W / 2, W / 2, .05, .12, 'graphite', .006)
        for j in range(ny):
            y = -W / 2 + .09 + (W - .18) * j / (ny - 1)
            cup(x, y, -.20); bb(x - .05, x + .05, y - .05, y + .05, .03, .13, 'light', .006)
    bb(-.34, .34, -.30, .30, .05, .22, 'graphite', .02)
    bb(-.9, -.42, -.12, .12, .12, .30, 'white', .015); cyl(-.66, 0, .33, .07, .08, 'z', 'steel', .006, 32)         # valve terminal with vacuum gauge
    for k in range(6): cyl(-.86 + k * .08, -.135, .2, .014, .03, 'y', 'brass', .002, 12); tube([(-.86 + k * .08, -.14, .2), (-.86 + k * .08, -.3, .24), (-1.0 + k * .3, -.42, .16)], .008, 'blue')
    for s in (-1, 1): prism([(-.22, .2), (.22, .2), (.1, .52), (-.1, .52)], s * .30 - .03, s * .30 + .03, 'x', 'graphite', .01) ; cyl(s * .36, 0, .42, .09, .06, 'x', 'dsteel', .006)
    if slab_:
        sx, sy, t = slab_
        slab(-sx / 2, sx / 2, -sy / 2, sy / 2, -.202 - t, -.202, mat)


def load():
    hx, H = 5.65, 3.45
    # end portals with base plates and bracing
    for s in (-1, 1):
        for y in (-1.25, 1.25):
            beam((s * hx, y, 0), (s * hx, y * .42, H), .26, .26, 'graphite', .02); bb(s * hx - .28, s * hx + .28, y - .26, y + .26, 0, .04, 'graphite', .006)
            bolts([(s * hx + a, y + b, .04) for a in (-.22, .22) for b in (-.2, .2)], .022, 'z', 1)
        bb(s * hx - .2, s * hx + .2, -.75, .75, H - .05, H + .12, 'graphite', .02); bb(s * hx - .11, s * hx + .11, -.95, .95, 1.2, 1.38, 'graphite', .012)
        bb(s * hx - .24 , s * hx + .24, -.36, .36, H + .06, H + .74, 'graphite', .03)
        cyl(s * (hx + .27), 0, H + .42, .09, .08, 'x', 'rubber', .02)
    # main beam
    z0, z1, yf = H + .1, H + .72, -.28
    bb(-hx, hx, yf, .28, z0, z1, 'white', .03)
    for z in (z0 + .08, z1 - .08):
        bb(-hx + .28, hx - .28, yf - .05, yf + .01, z - .03, z + .03, 'steel', .005); n = 60; multi([(-hx + .4 + i * (2 * hx - .8) / n, yf - .051, z, .016, .004, .016) for i in range(n)], 'black')
    bb(-hx + .28, hx - .28, yf - .02, yf, z0 + .14, z1 - .14, 'grey', .004); bb(-hx + .28, hx - .28, yf - .036, yf, z0 + .135, z0 + .165, 'dsteel', .003)
    bb(-hx, hx, yf - .006, yf + .12, z1 - .026, z1 + .004, 'crimson', .003); bb(-hx + .3, hx - .3, .02, .24, z1 + .02, z1 + .04, 'galv', .003)
    text('SAXUM', -hx + .5, yf - .025, (z0 + z1) / 2, .24, 'white'); text('MANUS LOAD', hx - .5, yf - .025, (z0 + z1) / 2, .17, 'white', align='RIGHT')
    # trolley with telescopic mast
    gx, gy = .95, -.62
    bb(gx - .55, gx + .55, yf - .18, yf - .06, z0 - .1, z1 + .1, 'graphite', .02)
    for a in (-1, 1):
        for z in (z0 + .08, z1 - .08): box(gx + a * .42, yf - .07, z, .2, .09, .12, 'dsteel', .008)
    motor(gx + .36, yf - .18, z0 + .3, .09, .3, 'y', 'graphite', -1)
    bb(gx - .2, gx + .2, gy - .2, yf - .16, z0 - .15, z1 + .55, 'white', .025); panel(gx - .17, gx + .17, z0 - .1, z1 + .5, gy - .2, 'white', .012)
    bb(gx - .14, gx + .14, gy - .14, gy + .14, 2.45, z0, 'grey', .015)
    for a in (-1, 1): bb(gx + a * .142 - .012, gx + a * .142 + .012, gy - .05, gy + .05, 2.5, z0 - .1, 'steel', .003)
    motor(gx, gy, z1 + .55, .10, .34, 'z', 'graphite')
    bb(gx - .42, gx + .42, gy - .15, gy + .15, 2.33, 2.5, 'graphite', .02)
    for s in (-1, 1): prism([(gy - .12, 2.36), (gy + .12, 2.36), (gy + .09, 2.1), (gy - .09, 2.1)], gx + s * .40 - .03, gx + s * .40 + .03, 'x', 'graphite', .01)
    # vacuum pump on the trolley, hoses down the mast
    bb(gx - 1.15, gx - .58, yf - .45, yf - .08, z1 - .05, z1 + .35, 'light', .02)
    chain(gx - 3.0, gx, gx + .8, .13, z1 + .06, .18, .055, .14)
    for k, m in enumerate(('blue', 'black', 'black')): tube([(gx - .6, yf - .3 - k * .04, z1 + .02), (gx - .42, gy - .1, z0 - .3), (gx - .5 - .05 * k, gy - .2, 2.75), (gx - .32, gy - .25, 2.2), (gx - .5, gy - .3, 1.95)], .022, m)
    a = 38
    with at(gx, gy, 2.12, rx=a):
        with at(0, 0, -.42): vacuum_frame(2.5, 1.4, 5, 3, (3.0, 1.8, .03), 'marble')
    rod((gx + .12, gy + .12, 2.42), (gx + .12, gy + .36, 1.9), .035, 'graphite'); rod((gx + .12, gy + .36, 1.9), (gx + .12, gy + .42, 1.76), .022, 'chrome')
    # rack on the left, roller table on the right
    with at(-3.1, -.15, 0): aframe(2.8, 1.75, 1.5, ('marbleg', 'marbleg', 'marbleg', 'marble', 'marbled', 'marble'), ('marbleb',) * 5)
    bb(-4.85, -1.35, -1.15, .85, 0, .012, 'grey', .003)
    for y in (-1.15, .85): bb(-4.85, -1.35, y - .03, y + .03, .012, .016, 'gold', 0)
    rollers(1.75, 5.3, -1.35, .45, .86, .19, .045)
    slab(2.55, 5.2, -1.22, .35, .862, .89, 'marbleg')
    motor(4.95, .52, .74, .07, .26, 'y', 'graphite')
    for x in (1.85, 5.2): bb(x - .03, x + .03, -1.45, -1.39, 0, 1.15, 'graphite', .006); bb(x - .035, x + .035, -1.455, -1.385, 1.02, 1.1, 'gold', .003)
    fence((-hx - .4, 1.7), (hx + .4, 1.7), 2.0, pitch=.08, post=1.6)
    cabinet(2.4, 4.2, 1.95, 2.5, 2.1, 'light', 3)
    pulpit(-1.2, -1.75, 0, rz=-12, stand='floor'); tower(hx, 0, H + .74, .5)


def tile_stack(x, y, z, n, sx, sy, m, t=.010):
    for i in range(n): bb(x - sx / 2 + rnd.uniform(-.002, .002), x + sx / 2, y - sy / 2 + rnd.uniform(-.002, .002), y + sy / 2, z + i * (t + .002), z + i * (t + .002) + t, m, .0015)


def pallet(x, y, layers, m='carton', nx=2, ny=2, cs=(.61, .40, .15), strap=True):
    for i in range(3): bb(x - .62, x + .62, y - .42 + i * .42 - .05 - (.0), y - .42 + i * .42 + .05, .0, .022, 'wood', .002)
    for i in range(3):
        for j in range(3): bb(x - .60 + i * .6 - .06, x - .60 + i * .6 + .06, y - .42 + j * .42 - .05, y - .42 + j * .42 + .05, .022, .10, 'wood', .003)
    for i in range(3): bb(x - .60 + i * .6 - .06, x - .60 + i * .6 + .06, y - .47, y + .47, .10, .122, 'wood', .002)
    for i in range(6): bb(x - .62, x + .62, y - .46 + i * .17, y - .46 + i * .17 + .12, .122, .144, 'wood', .002)
    z = .146
    for k in range(layers):
        for i in range(nx):
            for j in range(ny):
                cx = x + (i - (nx - 1) / 2) * cs[0]; cy = y + (j - (ny - 1) / 2) * cs[1]
                bb(cx - cs[0] / 2 + .006, cx + cs[0] / 2 - .006, cy - cs[1] / 2 + .006, cy + cs[1] / 2 - .006, z, z + cs[2] - .004, m, .006)
                bb(cx - .05, cx + .05, cy - cs[1] / 2 + .004, cy - cs[1] / 2 + .007, z + .03, z + cs[2] - .05, 'white', 0)
        z += cs[2]
    if strap and layers:
        for xx in (x - .32, x + .32): bb(xx - .008, xx + .008, y - ny * cs[1] / 2 - .002, y + ny * cs[1] / 2 + .002, .13, z + .001, 'black', 0)
    return z


BUILD['carton'] = lambda: saxlib._simple('carton', (.36, .26, .165), .75)


def stack():
    # infeed belt with tiles, running in X through the stacking stations
    x0, x1 = -5.2, 1.3; zb = .95; W = .66
    bb(x0, x1, -W / 2 - .12, -W / 2 - .06, zb - .2, zb - .02, 'graphite', .01); bb(x0, x1, W / 2 + .06, W / 2 + .12, zb - .2, zb - .02, 'graphite', .01)
    for y in (-.22, .22): bb(x0, x1, y - .04, y + .04, zb - .04, zb, 'rubber', .004)
    bb(x0, x1, -.3, .3, zb - .14, zb - .1, 'light', .006)
    for x in np.linspace(x0 + .2, x1 - .2, 6):
        for y in (-W / 2 - .09, W / 2 + .09): bb(x - .04, x + .04, y - .035, y + .035, .1, zb - .18, 'graphite', .006); foot(x, y)
        bb(x - .03, x + .03, -W / 2 - .09, W / 2 + .09, .3, .36, 'graphite', .005)
    motor(x0 + .3, -W / 2 - .12, zb - .11, .08, .28, 'y', 'graphite', -1)
    for i in range(9): bb(x0 + .12 + i * .72, x0 + .72 + i * .72, -.3, .3, zb + .001, zb + .011, 'tileg', .0015)
    # stacking bank: white overhead housing on four legs with suction frames
    a, b = -3.85, .95; zt = 1.95
    for x in (a + .12, (a + b) / 2, b - .12):
        for y in (-.95, .75): bb(x - .08, x + .08, y - .08, y + .08, 0, zt, 'graphite', .012); bb(x - .15, x + .15, y - .15, y + .15, 0, .02, 'graphite', .004)
    bb(a, b, -1.0, .85, zt, zt + .62, 'white', .035)
    n = 5
    for i in range(n):
        w = (b - a - .1) / n; panel(a + .05 + i * w, a + .05 + (i + 1) * w, zt + .04, zt + .5, -1.0, 'white', .014)
    bb(a - .004, b + .004, -1.004, .854, zt + .53, zt + .575, 'crimson', .004)
    text('SAXUM', a + .22, -1.018, zt + .29, .24, 'black'); text('MANUS STACK', b - .22, -1.018, zt + .29, .17, 'crimson', align='RIGHT')
    for i in range(n):
        x = a + .48 + i * .96
        for y, up in ((.0, .35 + .12 * (i % 3)),):
            z = zb + .03 + up * .6
            rod((x, y, z + .2), (x, y, zt), .03, 'chrome'); cyl(x, y, zt - .12, .06, .24, 'z', 'graphite', .006)
            bb(x - .25, x + .25, y - .22, y + .22, z + .14, z + .18, 'alu', .006)
            for dx in (-.18, .18):
                for dy in (-.16, .16): lathe(x + dx, y + dy, z, [(0, .04), (.03, .03), (.05, 0), (.03, .05), (.012, .06), (.012, .14), (0, .14)], 'z', 'rubber', 20)
            tube([(x + .1, y, z + .18), (x + .26, y - .1, z + .4), (x + .12, y - .1, zt)], .011, 'blue')
            if i % 2: bb(x - .3, x + .3, y - .3, y + .3, z - .011, z - .001, 'tileg', .0015)
        # stack table in front with growing stack
        bb(x - .34, x + .34, -.98, -.34, .42, .48, 'light', .008); rod((x, -.66, .05), (x, -.66, .42), .04, 'chrome'); bb(x - .1, x + .1, -.76, -.56, 0, .24, 'graphite', .01)
        tile_stack(x, -.66, .48, (14, 26, 8, 20, 31)[i], .6, .6, ('tileg', 'tile', 'tileg', 'tile', 'tileg')[i])
    for i in range(3): bb(a + .5 + i * 1.6, a + 1.3 + i * 1.6, -.2, .5, zt + .62, zt + .74, 'graphite', .015)
    # palletising portal
    px0, px1, py0, py1, H = 1.9, 6.1, -1.9, 1.3, 2.75
    for x in (px0, px1):
        for y in (py0 + .15, py1 - .15): bb(x - .11, x + .11, y - .11, y + .11, 0, H, 'graphite', .015); bb(x - .2, x + .2, y - .2, y + .2, 0, .025, 'graphite', .004); bolts([(x + p, y + q, .025) for p in (-.15, .15) for q in (-.15, .15)], .016, 'z', 1)
        bb(x - .13, x + .13, py0, py1, H - .02, H + .24, 'graphite', .02); bellows(x - .09, x + .09, py0 + .05, py1 - .05, H + .24, H + .3, 'y', .05)
    yb = -.55
    bb(px0 - .12, px1 + .12, yb - .16, yb + .16, H + .32, H + .7, 'white', .025)
    for x in (px0, px1): bb(x - .2, x + .2, yb - .36, yb + .36, H + .26, H + .42, 'graphite', .015); motor(x, yb + .16, H + .5, .07, .24, 'y', 'graphite')
    for z in (H + .38, H + .64): bb(px0 + .1, px1 - .1, yb - .195, yb - .155, z - .022, z + .022, 'steel', .004)
    bb(px0 + .1, px1 - .1, yb - .172, yb - .16, H + .43, H + .59, 'grey', .003)
    gx = 3.15
    bb(gx - .26, gx + .26, yb - .27, yb - .2, H + .3, H + .74, 'graphite', .015); bb(gx - .16, gx + .16, yb - .52, yb - .26, H + .22, H + 1.15, 'white', .025); bb(gx - .164, gx + .164, yb - .524, yb - .26, H + .84, H + .89, 'crimson', .003)
    motor(gx, yb - .39, H + 1.15, .07, .24, 'z', 'graphite'); bb(gx - .09, gx + .09, yb - .48, yb - .3, 1.75, H + .3, 'grey', .012)
    chain(gx - 1.3, gx, gx + .5, yb + .04, H + .72, .13, .045, .10)
    yg = yb - .39; zg = 1.62
    bb(gx - .5, gx + .5, yg - .06, yg + .06, zg + .04, zg + .14, 'graphite', .01); bb(gx - .06, gx + .06, yg - .38, yg + .38, zg + .0, zg + .08, 'alu', .008)
    for s in (-1, 1): bb(gx - .45, gx + .45, yg + s * .42 - .015, yg + s * .42 + .015, zg - .2, zg + .1, 'steel', .005); rod((gx + .2, yg + s * .1, zg + .09), (gx + .2, yg + s * .4, zg + .09), .02, 'chrome')
    for i in range(2): bb(gx - .61 + i * .61 + .006, gx + i * .61 - .006, yg - .40, yg + .40, zg - .17, zg - .02, 'carton', .006)
    # carton conveyor, pallets
    rollers(1.35, 5.9, .35, .95, .8, .12, .03)
    for i in range(4): bb(1.7 + i * .95, 2.3 + i * .95, .46, .86, .802, .952, 'carton', .006)
    pallet(3.15, -.94 - .0, 5); pallet(4.75, -.94, 8)
    for x in (3.15, 4.75): bb(x - .72, x + .72, -1.52, -.36, 0, .006, 'grey', .001)
    # fences and light barrier posts
    fence((px1 + .5, py0 - .3), (px1 + .5, py1 + .5), 2.0, pitch=.08, post=1.4); fence((px0 - .6, py1 + .5), (px1 + .5, py1 + .5), 2.0, pitch=.08, post=1.4)
    for x in (2.2, 5.75): bb(x - .05, x + .05, py0 - .35, py0 - .25, 0, 1.5, 'graphite', .01); bb(x - .02, x + .02, py0 - .356, py0 - .35, .3, 1.4, 'glass', .002); bb(x - .052, x + .052, py0 - .352, py0 - .248, 1.36, 1.43, 'gold', .003)
    cabinet(-3.2, -1.4, 1.25, 1.8, 2.1, 'light', 3)
    pulpit(-4.75, -1.35, 0, rz=6, stand='floor'); tower(b - .2, 0, zt + .62, .5)


def edge_spindle(s=1.0, tool=True, col='light'):
    """electro-spindle with a cup wheel for edges and a water ring; flange at z = 0"""
    with at(s=s):
        lathe(0, 0, 0, [(0, 0), (.16, 0), (.16, -.03), (.125, -.035), (.125, -.30), (.11, -.32), (.11, -.40), (.075, -.44), (.06, -.44), (.06, -.47), (0, -.47)], 'z', 'steel', 48)
        ring(0, 0, -.15, .12, .129, .05, 'z', 'crimson'); boltcircle(0, 0, -.03, .145, 8, .009, 'z', -1); boltcircle(0, 0, -.40, .09, 8, .007, 'z', -1)
        for k in range(9): ring(0, 0, -.2 - k * .011, .124, .128, .004, 'z', 'dsteel', 40)
        # water ring with nozzles
        ring(0, 0, -.455, .085, .11, .03, 'z', 'light')
        for k in range(6):
            a = k * PI / 3; tube([(.10 * math.cos(a), .10 * math.sin(a), -.465), (.125 * math.cos(a), .125 * math.sin(a), -.53), (.115 * math.cos(a), .115 * math.sin(a), -.58)], .006, 'brass')
        tube([(.1, .02, -.455), (.2, .06, -.42), (.24, .08, -.25), (.12, .12, .02)], .012, 'blue')
        # profile wheel: bronze body, diamond rim
        lathe(0, 0, 0, [(0, -.46), (.035, -.46), (.035, -.60), (.06, -.61), (.072, -.62), (.075, -.625), (0, -.625)], 'z', 'chrome', 40)
        lathe(0, 0, 0, [(0, -.62), (.085, -.62), (.09, -.63), (.08, -.65), (.074, -.67), (.074, -.70), (.08, -.72), (.09, -.74), (.085, -.75), (0, -.75)], 'z', 'wheel', 56)
        cyl(0, 0, -.757, .03, .016, 'z', 'dsteel', .003, 6)


BUILD['wheel'] = lambda: saxlib._simple('wheel', (.34, .25, .12), .55, .6, bump=.3, bscale=500)


def cell():
    # floor pan with drain grating
    bb(-2.55, 2.25, -1.5, 1.75, 0, .06, 'graphite', .012); bb(-2.5, 2.2, -1.45, 1.7, .055, .064, 'grey', .002)
    for i in range(2):
        for k in range(24): multi([(-2.3 + k * .19, -1.3 + i * .2, .066, .14, .05, .004)], 'black')
    rx, ry, rz0 = -1.3, .75, .12
    lathe(rx, ry, .06, [(0, 0), (.56, 0), (.56, .03), (.46, .05), (.46, .14), (0, .14)], 'z', 'graphite', 56); boltcircle(rx, ry, .09, .51, 12, .022, 'z', 1)
    vertex.robot(rx, ry, .20, (-48, 20, 15, 0, -35), 1.0, tool=edge_spindle)
    # bench with vacuum pods, worktop with bowl and hob cut-outs
    zb = .71
    bb(-.85, 1.75, -.45, .35, .62, zb, 'alu', .01)
    for k in range(7): bb(-.82, 1.72, -.40 + k * .115, -.385 + k * .115, zb - .002, zb + .001, 'black', 0)
    for x in (-.55, 1.45): bb(x - .12, x + .12, -.40, .30, .06, .62, 'graphite', .02); bb(x - .18, x + .18, -.46, .36, .06, .10, 'graphite', .006)
    bb(-.6, 1.5, -.12, .02, .34, .5, 'graphite', .015)
    for x in (-.62, -.15, .5, 1.05, 1.5):
        for y in (-.30, .22): cyl(x, y, zb + .085, .085, .13, 'z', 'black', .01, 36); cyl(x, y, zb + .012, .105, .024, 'z', 'steel', .004, 36); tube([(x + .08, y, zb + .03), (x + .16, y + .05, zb + .02), (x + .2, y + .2, zb + .015)], .008, 'blue')
    z0 = zb + .155; z1 = z0 + .03
    frame_plate(rrect(-.92, 1.82, -.61, .42, .02, 6), rrect(.62, 1.32, -.36, .14, .09, 6), z0, z1, 'z', 'marble')
    cyl(-.35, .05, z1 + .0005, .028, .001, 'z', 'black', 0, 28)
    # tool rack
    bb(-2.25, -.45, 1.45, 1.62, .06, .95, 'light', .015); bb(-2.3, -.4, 1.30, 1.64, .95, 1.0, 'graphite', .01)
    for i in range(8):
        x = -2.16 + i * .235
        lathe(x, 1.42, 1.0, [(0, 0), (.05, 0), (.05, .02), (.03, .05), (.03, .07), (.075, .08), (.08, .10), (.066, .13), (.08, .16), (.075, .18), (0, .18)], 'z', ('wheel', 'gold', 'dsteel', 'wheel', 'brass', 'dsteel', 'wheel', 'gold')[i], 28)
    # enclosure: rear wall, left wall with windows, header beam
    H = 2.75
    def wall(n, w, win=True):
        for i in range(n):
            a, b = i * w + .03, (i + 1) * w - .03
            bb(a, b, -.02, .02, .1, .95, 'white', .008)
            frame_plate(rrect(a, b, .97, H - .2, .02, 4), rrect(a + .07, b - .07, 1.05, H - .3, .04, 4), -.02, .02, 'y', 'white')
            bb(a + .06, b - .06, -.004, .004, 1.04, H - .29, 'pane', 0)
        for i in range(n + 1): bb(i * w - .035, i * w + .035, -.04, .04, 0, H, 'graphite', .006); bb(i * w - .08, i * w + .08, -.08, .08, 0, .02, 'graphite', .003)
        bb(-.035, n * w + .035, -.05, .05, H - .2, H, 'white', .012)
    with at(-2.6, 1.85, 0): wall(4, 1.225)
    with at(-2.6, -1.55, 0, rz=90): wall(3, 3.4 / 3)
    with at(2.3, .7, 0, rz=90): wall(1, 1.15)
    for x in (-2.6, 2.3): bb(x - .07, x + .07, -1.62, -1.48, 0, H, 'graphite', .01); bb(x - .13, x + .13, -1.68, -1.42, 0, .025, 'graphite', .004)
    bb(-2.68, 2.38, -1.66, -1.44, H - .02, H + .34, 'white', .025); bb(-2.684, 2.384, -1.664, -1.44, H + .0, H + .04, 'crimson', .003)
    text('SAXUM', -2.4, -1.664, H + .18, .19, 'black'); text('MANUS CELL', 2.1, -1.664, H + .18, .14, 'crimson', align='RIGHT')
    bb(-2.66, -2.54, -1.5, 1.85, H - .02, H + .16, 'graphite', .012); bb(2.24, 2.36, -1.5, 1.85, H - .02, H + .16, 'graphite', .012)
    for y in (-.7, .6): bb(-2.6, 2.3, y - .05, y + .05, H + .06, H + .16, 'graphite', .008); bb(-1.6, 1.4, y - .035, y + .035, H + .03, H + .06, 'ledw', .004)
    for x in (-2.36, 2.06): bb(x - .045, x + .045, -1.62, -1.54, .06, 1.7, 'graphite', .008); bb(x - .02, x + .02, -1.626, -1.62, .3, 1.6, 'glass', .002); bb(x - .047, x + .047, -1.622, -1.538, 1.62, 1.68, 'gold', .003)
    cabinet(2.5, 3.7, 1.2, 1.75, 2.1, 'light', 2)
    pulpit(2.75, -1.45, 0, rz=-20, stand='floor'); tower(2.3, -1.5, H + .34, .45)
    # water feed to the robot base
    pipe([(-2.45, 1.7, 2.2), (-2.45, 1.7, .4), (-2.45, .75, .4), (-1.85, .75, .4)], .03, 'steel', False)


def _pane():
    m, nt, b = saxlib._new('pane')
    t = nt.nodes.new('ShaderNodeBsdfTransparent'); t.inputs[0].default_value = (.80, .84, .86, 1)
    nt.links.new(t.outputs[0], nt.nodes['Material Output'].inputs['Surface'])
    return m


BUILD['pane'] = _pane


def agv():
    L, W, z0, z1 = 3.5, 1.5, .09, .44
    hx, hy = L / 2, W / 2
    prism(rrect(-hx, hx, -hy, hy, .16, 8), z0 + .06, z1, 'z', 'white', .02)
    prism(rrect(-hx + .01, hx - .01, -hy + .01, hy - .01, .16, 8), z0, z0 + .07, 'z', 'graphite', .008)
    prism(rrect(-hx - .035, hx + .035, -hy - .012, hy + .012, .17, 8), z0 + .02, z0 + .115, 'z', 'rubber', .01)
    prism(rrect(-hx - .004, hx + .004, -hy - .004, hy + .004, .165, 8), z1 - .075, z1 - .05, 'z', 'crimson', .002)
    prism(rrect(-hx + .05, hx - .05, -hy + .05, hy - .05, .12, 8), z1, z1 + .03, 'z', 'graphite', .006)
    # hazard chevrons on the bumper ends, wheels in their arches
    for s in (-1, 1):
        for k in range(5): box(s * (hx + .037), -.5 + k * .25, z0 + .067, .006, .10, .075, 'gold', 0, rot=(0, 0, 0))
        bb(s * (hx - .02) - .012, s * (hx - .02) + .012, -.42, .42, z0 + .16, z0 + .27, 'black', .004); bb(s * hx - .006, s * hx + .006, -.38, -.14, z0 + .19, z0 + .235, 'ledw', .003); bb(s * hx - .006, s * hx + .006, .14, .38, z0 + .19, z0 + .235, 'ledw', .003)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (hx - .62), sy * (hy - .06)
            prism(arc(x, z0, .24, 0, 180, 20), y - .07, y + .068, 'y', 'black', 0)
            cyl(x, sy * (hy - .075), .16, .16, .14, 'y', 'rubber', .02, 48); cyl(x, sy * (hy - .004), .16, .10, .012, 'y', 'dsteel', .004, 40); boltcircle(x, sy * (hy + .002), .16, .07, 6, .011, 'y', sy)
    # safety scanners on two corners, emergency stops, panels
    for sx, sy in ((-1, -1), (1, 1), (1, -1)):
        x, y = sx * (hx - .06), sy * (hy - .06)
        cyl(x, y, z0 + .19, .075, .10, 'z', 'black', .008, 40); cyl(x, y, z0 + .255, .085, .03, 'z', 'gold', .006, 40); cyl(x, y, z0 + .135, .085, .02, 'z', 'gold', .005, 40)
    for x in (-hx + .3, hx - .3):
        cyl(x, -hy - .006, z1 - .15, .045, .012, 'y', 'yellow', .003, 28); lathe(x, -hy - .012, z1 - .15, [(0, -.035), (.028, -.035), (.032, -.028), (.03, -.018), (.018, -.012), (.018, 0), (0, 0)], 'y', 'red', 28)
    for a, b in ((-.95, -.02), (.02, .95)): panel(a, b, z0 + .12, z1 - .10, -hy, 'white', .006, r=.008)
    grille(-.30, -.08, z0 + .15, z0 + .21, -hy - .008, 3); grille(.08, .30, z0 + .15, z0 + .21, -hy - .008, 3)
    text('SAXUM', -.9, -hy - .009, z1 - .155, .10, 'black'); text('MANUS AGV', .9, -hy - .009, z1 - .155, .07, 'crimson', align='RIGHT')
    # slab rack with clamps
    with at(0, 0, z1 + .03):
        aframe(2.9, 1.72, 1.34, ('marbleg', 'marbled', 'marbled', 'marble', 'marble'), ('marbleb',) * 4, 3.0, 1.8, 8, .14)
        for s in (-1, 1):
            for x in (-1.05, 1.05):
                y = s * (.60)
                bb(x - .045, x + .045, y - .03, y + .03, 0, .75, 'graphite', .008); bb(x - .06, x + .06, y - .05, y + .05, 0, .03, 'graphite', .004)
                bolts([(x + p, y + q, .03) for p in (-.045, .045) for q in (-.035, .035)], .009, 'z', 1)
                rod((x, y - s * .02, .66), (x, s * .47, .66), .018, 'chrome'); cyl(x, s * .465, .66, .05, .02, 'y', 'rubber', .004, 24)
                cyl(x, y + s * .06, .66, .035, .10, 'y', 'dsteel', .006, 24)
    # mast with laser navigation, display, signal light, antenna
    mx = hx - .22
    bb(mx - .07, mx + .07, -.07, .07, z1 + .03, 2.62, 'graphite', .012); bb(mx - .14, mx + .14, -.14, .14, z1 + .03, z1 + .06, 'graphite', .005); bolts([(mx + p, q, z1 + .06) for p in (-.11, .11) for q in (-.11, .11)], .014, 'z', 1)
    lathe(mx, 0, 2.62, [(0, 0), (.10, 0), (.10, .04), (.085, .05), (.085, .13), (.10, .14), (.10, .18), (.08, .20), (0, .20)], 'z', 'black', 40); ring(mx, 0, 2.715, .084, .088, .05, 'z', 'glass')
    tower(mx - .0, .0, 2.8, .42)
    with at(mx + .0, -.12, 1.42, rz=24): 
        bb(-.03, .03, .0, .10, -.05, .05, 'graphite', .005); pulpit(0, -.02, -.02, stand='arm', h=0)
    rod((mx - .04, .05, 2.62), (mx - .04, .05, 3.05), .006, 'black', 8)
    bb(-hx + .10, -hx + .42, -.30, .30, z1 + .03, z1 + .17, 'light', .015); bb(-hx + .16, -hx + .36, -.2, .2, z1 + .17, z1 + .176, 'black', .001)
    for y in (-.07, .07): bb(-hx - .02, -hx + .01, y - .02, y + .02, z0 + .28, z0 + .32, 'copper', .003)


PRODUCTS = {
    'manus-load': dict(build=load, az=-22, el=11, fill=.88),
    'manus-stack': dict(build=stack, az=-22, el=15, fill=.88),
    'manus-cell': dict(build=cell, az=-24, el=13),
    'manus-agv': dict(build=agv, az=-34, el=11),
    'manus-cell-detail': dict(build=cell, az=-24, el=13, cam=((.35, -3.1, 1.75), (-.15, -.45, 1.12), 60), fstop=5.6, expo=.72),
}
