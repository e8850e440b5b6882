"""Gantry saws: block cutters with one or many discs, gang saw."""
from saxlib import *
from arcus import chain
import saxlib

BUILD['core'] = lambda: saxlib._brushed('core', (.30, .30, .31, 1), .34)      # steel core of the large discs


def disc(R, y=0, seg_t=.012, flange=.2):
    """large diamond disc, arbor along Y at the origin"""
    lathe(0, y, 0, [(0, -.004), (R * .955, -.004), (R * .955, .004), (0, .004)], 'y', 'core', 160)
    n = int(R * 2 * PI / .075)
    with at(0, y, 0):
        for i in range(n):
            a = 360 * i / n
            with at(0, 0, 0, ry=a): box(R * .975, 0, 0, R * .05, seg_t, .058, 'dsteel', .001)
        for i in range(0, n, 3):       # gullets and tension holes of the core
            with at(0, 0, 0, ry=360 * (i + .5) / n): box(R * .925, 0, 0, R * .06, .0095, .008, 'black', 0)
        m = 9
        for i in range(m):
            with at(0, 0, 0, ry=360 * i / m + 11): cyl(R * .58, 0, 0, R * .026, .0095, 'y', 'black', 0, 20)
    f = R * flange
    lathe(0, y, 0, [(0, -.09), (f * .30, -.09), (f * .34, -.08), (f * .36, -.045), (f * .92, -.035), (f, -.03), (f, -.006), (0, -.006)], 'y', 'steel', 64)
    boltcircle(0, y - .035, 0, f * .78, 12, .017)
    cyl(0, y - .10, 0, f * .16, .05, 'y', 'dsteel', .01, 6)


def guard(R, y0, y1, accent=True, lettering=None, a0=-6, a1=186, inner=.42):
    """half shell over a disc (or a pack of discs) between y0 and y1"""
    Rg = R * 1.045 + .03; n = 48
    o = arc(0, 0, Rg, a0, a1, n); i_ = arc(0, 0, Rg - .02, a0, a1, n)
    prism(o + i_[::-1], y0, y1, 'y', 'white', .004)
    for yy in (y0, y1):
        prism(o + arc(0, 0, R * inner, a1 - 3, a0 + 3, n), yy - .012, yy + .012, 'y', 'white', .004)
    yf = y0 - .012
    if accent: prism(arc(0, 0, Rg * .955, 24, 156, 40) + arc(0, 0, Rg * .925, 156, 24, 40), yf - .006, yf + .002, 'y', 'crimson', .002)
    # rim flange, stiffening ribs, hinged service flap
    for yy in (y0 + .012, y1 - .012):
        prism(arc(0, 0, Rg + .035, a0, a1, n) + arc(0, 0, Rg - .004, a1, a0, n), yy - .012, yy + .012, 'y', 'graphite', .003)
    for a in range(int(a0) + 8, int(a1), 14):
        bolt(Rg * .985 * math.cos(math.radians(a)), yf, Rg * .985 * math.sin(math.radians(a)), .012)
    for a in (20, 160):
        with at(0, 0, 0, ry=-a): box(R * .70, yf - .012, 0, R * .46, .03, .05, 'light', .006)
    prism(arc(0, 0, R * (inner + .045), 170, 10, 30) + arc(0, 0, R * (inner + .002), 10, 170, 30), yf - .014, yf + .002, 'y', 'graphite', .003)
    for a in (28, 62, 90, 118, 152):
        bolt(R * (inner + .023) * math.cos(math.radians(a)), yf - .014, R * (inner + .023) * math.sin(math.radians(a)), .012)
    if lettering:
        text(lettering, 0, yf - .004, R * .78, R * .12, 'black', align='CENTER')
    # water manifold: pipe over the rim, nozzles on both sides
    for s in (-1, 1):
        tube([(s * R * .25, y0 - .05, Rg * .99)] + [(s * (Rg + .06) * math.sin(math.radians(t)), y0 - .05, (Rg + .06) * math.cos(math.radians(t))) for t in (30, 50, 70, 88)] + [(s * R * .96, y0 - .04, -R * .14)], .018, 'steel')
        rod((s * R * .97, y0 - .04, -R * .13), (s * R * .90, (y0 + y1) / 2, -R * .19), .016, 'brass')
        with at(s * Rg * .999, y1, -.02): box(0, (y0 - y1) / 2, -.09, .03, (y1 - y0) * .9, .18, 'rubber', .004)


def leg(x, y, H, w=.62, cap=True):
    """tapered column with base plate, anchor bolts, levelling wedges"""
    t = w * .5
    prism([(y - t * 1.25, .05), (y + t * 1.25, .05), (y + t * .95, H - .55), (y + t * 1.35, H - .25), (y + t * 1.35, H), (y - t * 1.35, H), (y - t * 1.35, H - .25), (y - t * .95, H - .55)], x - t * .8, x + t * .8, 'x', 'graphite', .025)
    bb(x - t * 1.35, x + t * 1.35, y - t * 1.75, y + t * 1.75, 0, .05, 'graphite', .008)
    bolts([(x + a * t * 1.12, y + b * t * 1.5, .05) for a in (-1, 1) for b in (-1, -.33, .33, 1)], .026, 'z', 1)
    for s in (-1, 1):
        prism([(y + s * t * 1.25, .05), (y + s * t * 1.7, .05), (y + s * t * 1.2, .5)], x - .02, x + .02, 'x', 'graphite', .004)
        bb(x - t * .5, x + t * .5, y + s * t * 1.06 - .012, y + s * t * 1.06 + .012, .9, 1.5, 'graphite', .006)
    # inspection cover
    bb(x - t * .5, x + t * .5, y - t * 1.2, y - t * 1.12, .55, 1.05, 'grey', .006)


def runway(x, y0, y1, H, s, accent=False, wall=False):
    """longitudinal beam with rail, rack, bellows"""
    bb(x - .33, x + .33, y0, y1, H - .5, H, 'graphite', .03)
    n = max(3, round((y1 - y0) / .8))
    for k in range(n + 1):      # web stiffeners
        yy = y0 + .06 + (y1 - y0 - .12) * k / n
        for q in (-1, 1): bb(x + q * .33 - .012, x + q * .33 + .012, yy - .02, yy + .02, H - .46, H - .05, 'graphite', .004)
    bellows(x - .2, x + .2, y0 + .05, y1 - .05, H, H + .1, 'y', .07)
    bb(x + s * .27 - .03, x + s * .27 + .03, y0, y1, H, H + .14, 'alu', .004)
    if accent: bb(x + s * .345 - .006, x + s * .345 + .006, y0 + .03, y1 - .03, H - .12, H - .075, 'crimson', .003)
    for yy, q in ((y0, -1), (y1, 1)):
        bb(x - .3, x + .3, yy + q * .0 - .02, yy + q * .0 + .02, H - .16, H + .16, 'graphite', .006)
        cyl(x, yy + q * .05, H + .07, .06, .1, 'y', 'rubber', .02)


def trolley(L, W, y0, z=.5, rot=0):
    """block carriage on floor rails running in Y with turntable"""
    for s in (-1, 1):
        bb(s * .8 - .09, s * .8 + .09, y0, W / 2 + .7, 0, .02, 'graphite', .003); bb(s * .8 - .035, s * .8 + .035, y0, W / 2 + .7, .02, .09, 'steel', .008)
    for i in range(int((W / 2 + .7 - y0) / .55)):
        for s in (-1, 1): bolts([(s * .8 + a, y0 + .25 + i * .55, .02) for a in (-.065, .065)], .012, 'z', 1)
    for s in (-1, 1):
        for yy in (-W * .36, W * .36): cyl(s * .8, yy, .19, .13, .12, 'x', 'dsteel', .012)
    bb(-1.05, 1.05, -W / 2 - .05, W / 2 + .05, .2, .32, 'graphite', .02)
    lathe(0, 0, .32, [(0, 0), (.7, 0), (.7, .05), (.66, .06), (0, .06)], 'z', 'dsteel', 64)
    bb(-L / 2 - .12, L / 2 + .12, -W / 2 - .12, W / 2 + .12, .38, z, 'graphite', .02)
    for k in range(5):      # hazard stripes on the front edge
        xx = -L / 2 + L * (k + .5) / 5
        bb(xx - .16, xx + .16, -W / 2 - .126, -W / 2 - .11, z - .09, z - .03, 'gold', .002)
    m = max(3, int(L / .7))
    for k in range(m):
        xx = -L / 2 + L * (k + .5) / m
        bb(xx - .08, xx + .08, -W / 2 - .02, W / 2 + .02, z, z + .11, 'wood', .006)
    bb(-.2, .2, -W / 2 - .32, -W / 2 - .05, .14, .34, 'light', .015); motor(.2, -W / 2 - .2, .24, .07, .24, 'x', 'graphite')
    return z + .11


def sawn_block(L, W, H, z0, kerf_x=None, stone='marble', cut=None, ys=(), kerf=.018):
    """block with vertical kerfs (planes XZ at ys) down to depth cut"""
    zc = z0 + H - (cut or 0)
    if not ys: return block(-L / 2, L / 2, -W / 2, W / 2, z0, z0 + H, stone, .018)
    block(-L / 2, L / 2, -W / 2, W / 2, z0, zc, stone, .016)
    e = [-W / 2] + list(ys) + [W / 2]
    for a, b in zip(e, e[1:]):
        block(-L / 2, L / 2, a + kerf / 2, b - kerf / 2, zc - .01, z0 + H + rnd.uniform(-.008, .008), stone, .004, 6)
    for y in ys: bb(-L / 2 + .03, L / 2 - .03, y - kerf / 2, y + kerf / 2, zc - .012, zc - .004, stone, 0)


def walkway(x, y0, y1, H, s):
    """service walkway outside a runway with ladder"""
    a, b = (x + .36, x + 1.02) if s > 0 else (x - 1.02, x - .36)
    bb(a, b, y0, y1, H - .52, H - .46, 'graphite', .006); bb(a + .01, b - .01, y0 + .01, y1 - .01, H - .46, H - .44, 'galv', .003)
    o = b - .03 if s > 0 else a + .03
    handrail([(o, y0 + .04, H - .45), (o, y1 - .04, H - .45)], r=.018)
    for k in range(4):
        yy = y0 + .2 + (y1 - y0 - .4) * k / 3
        beam((x + s * .3, yy, H - .95), (b - .1 if s > 0 else a + .1, yy, H - .53), .05, .05, 'graphite', .004)
    with at(o, y0 + .3, 0): ladder(0, 0, 0, H - .45, .45, 'y')


def titan(D=2.5, name='TITAN 2500', block_=(2.9, 1.7, 1.55), stone='marble', hx=.3, yb=.35, cut=.62, style='columns', ys=(), multi_=0, pitch=.09, dp=None, extra=.0, carcol='white', cy=0):
    R = D / 2; L, W, Hb = block_
    x = L / 2 + R * .72 + .55 + extra; dp = dp or W / 2 + 1.55
    with at(0, cy, 0): zt = trolley(L, W, -dp - .9 - cy)
    zdisc = zt + Hb - cut + R
    H = max(zt + Hb + .75, zdisc + .15)
    if style == 'columns':
        for s in (-1, 1):
            runway(s * x, -dp, dp, H, s, s < 0)
            for yy in (-dp + .6, dp - .6): leg(s * x, yy, H - .5)
            beam((s * x, -dp + .85, 1.0), (s * x, dp - .85, 1.0), .16, .16, 'graphite') if D < 3 else None
    else:
        for s in (-1, 1):
            runway(s * x, -dp, dp, H, s, s < 0)
            bb(s * x - .38, s * x + .38, -dp + .1, dp - .1, 0, H - .5, 'concrete', .03)
            for k in range(3):
                yy = -dp + 2 * dp * (k + .5) / 3
                for q in (-1, 1): bb(s * x + q * .385 - .008, s * x + q * .385 + .008, yy - .012, yy + .012, .1, H - .6, 'grey', 0)
            bb(s * x - .41, s * x + .41, -dp + .07, dp - .07, H - .56, H - .5, 'graphite', .008)
            bb(s * x - .42, s * x + .42, -dp + .06, dp - .06, 0, .12, 'graphite', .01)
    # bridge
    d = .85; hh = .95; z0 = H + .22; z1 = z0 + hh; yf = yb - d / 2
    for s in (-1, 1):
        bb(s * x - .42, s * x + .42, yb - 1.0, yb + .95, H + .1, H + .34, 'graphite', .03)
        for yy in (yb - .95, yb + .9): bb(s * x - .26, s * x + .26, yy - .08, yy + .08, H + .09, H + .3, 'black', .006)
        prism([(yb - .62, z0), (yb + .58, z0), (yb + .58, z1 + .06), (yb - .42, z1 + .06), (yb - .62, z1 - .2)], s * x - .34, s * x + .34, 'x', 'graphite', .035)
        motor(s * x, yb + .58, z0 + .34, .13, .45, 'y', 'graphite')
        boltcircle(s * x, yb - .62, z0 + .38, .17, 8, .016)
    bb(-x, x, yf, yb + d / 2, z0, z1, 'white', .04)
    xa, xb = -x + .4, x - .4
    for z in (z0 + .11, z1 - .11):
        bb(xa, xb, yf - .07, yf + .01, z - .045, z + .045, 'steel', .006)
        n = int((xb - xa) / .16); multi([(xa + .08 + i * .16, yf - .071, z, .02, .004, .02) for i in range(n)], 'black')
    bb(xa, xb, yf - .02, yf, z0 + .2, z1 - .2, 'grey', .004); bb(xa, xb, yf - .045, yf, z0 + .195, z0 + .235, 'dsteel', .003)
    bb(-x - .1, x + .1, yf - .04, yb + d / 2, z1, z1 + .04, 'graphite', .006)
    bb(xa, xb, yb + .02, yb + .34, z1 + .04, z1 + .06, 'galv', .003)
    text('SAXUM', xa + .2, yf - .024, (z0 + z1) / 2 + .02, .30, 'white'); text(name, xb - .2, yf - .024, (z0 + z1) / 2 + .02, .19, 'white', align='RIGHT')
    handrail([(xa, yb + d / 2 - .04, z1 + .04), (xb, yb + d / 2 - .04, z1 + .04)], r=.018)
    # saddle and vertical slide carrying the arbor
    bb(hx - .72, hx + .72, yf - .22, yf - .08, z0 - .12, z1 + .12, 'graphite', .025)
    for a in (-1, 1):
        for z in (z0 + .11, z1 - .11): box(hx + a * .55, yf - .09, z, .3, .12, .17, 'dsteel', .01)
    top = max(z1 + .75, zdisc + R * 1.045 + .75 if not multi_ else 0); bot = zdisc - .34
    for a in (-1, 1):
        bb(hx + a * .5 - .09, hx + a * .5 + .09, yf - .42, yf - .2, bot + .1, top, 'graphite', .015)
        bb(hx + a * .5 - .03, hx + a * .5 + .03, yf - .46, yf - .42, bot + .15, top - .05, 'steel', .004)
    bellows(hx - .36, hx + .36, yf - .40, yf - .3, zdisc + .4, top - .05, 'z', .07)
    bb(hx - .62, hx + .62, yf - .46, yf - .18, top, top + .1, 'graphite', .015)
    for a in (-.3, .3): motor(hx + a, yf - .32, top + .1, .11, .36, 'z', 'graphite')
    # arbor housing
    yh0 = yf - 1.0
    bb(hx - .44, hx + .44, yf - .62, yf - .40, bot, zdisc + .95, 'graphite', .03)
    lathe(hx, yh0, zdisc, [(0, 0), (.20, 0), (.22, .02), (.22, .12), (.30, .15), (.32, .42), (.36, .46), (.36, .52), (0, .52)], 'y', 'light', 56)
    boltcircle(hx, yf - .62, zdisc, .33, 12, .016)
    bb(hx - 1.55, hx - .45, yf - .92, yf - .34, z1 + .16, z1 + .20, 'graphite', .006)
    # carriage cover, white, over the saddle
    bb(hx - .60, hx + .60, yf - .92, yf - .5, zdisc + R * 1.045 + .16 if not multi_ else zdisc + .9, top + .02, carcol, .035)
    zc0 = zdisc + R * 1.045 + .16 if not multi_ else zdisc + .9
    panel(hx - .56, hx + .56, zc0 + .04, top - .02, yf - .92, carcol, .014); grille(hx - .26, hx + .26, zc0 + .16, zc0 + .36, yf - .935, 6)
    # main motor, horizontal along X on a bracket behind the guard
    with at(hx - .68, yf - .62, (zc0 + top) / 2 + .02): motor(0, 0, 0, .25, .95, 'x', 'light', -1); box(-.5, 0, .27, .3, .26, .16, 'graphite', .015); bb(-.95, 0, -.28, .22, -.34, -.26, 'graphite', .01)
    yd = yh0 - .1
    if not multi_:
        with at(hx, yd, zdisc):
            disc(R); guard(R, -.12, .14)
    else:
        span = (multi_ - 1) * pitch
        with at(hx, 0, zdisc):
            for i in range(multi_):
                yy = yd - i * pitch
                if i in (0, multi_ - 1): disc(R, yy)
                else:
                    lathe(0, yy, 0, [(0, -.004), (R * .955, -.004), (R * .955, .004), (0, .004)], 'y', 'core', 96); ring(0, yy, 0, R * .95, R, .011, 'y', 'dsteel', 96)
            cyl(0, yd - span / 2, 0, R * .18, span, 'y', 'steel', .01)
            guard(R, yd - span - .1, yd + .14, a0=8, a1=172)
            # outboard bearing with arm
            ya = yd - span - .22
            prism([(-.20, -.2), (.20, -.2), (.24, .1), (.30, R * 1.13), (-.30, R * 1.13), (-.24, .1)], ya - .06, ya + .06, 'y', 'graphite', .02)
            cyl(0, ya - .08, 0, .16, .12, 'y', 'light', .015); boltcircle(0, ya - .14, 0, .11, 8, .014)
            bb(-.30, .30, ya - .06, yf - .4, R * 1.10, R * 1.10 + .28, 'graphite', .025)
            for s in (-1, 1): bb(s * .31 - .01, s * .31 + .01, ya + .1, yf - .5, R * 1.10 + .05, R * 1.10 + .09, 'steel', .003)
    # hoses, chain
    chain(hx - 2.3, hx, hx + .95, yb + .18, z1 + .09, .26, .08, .2)
    for k, m in enumerate(('black', 'black', 'blue', 'black')):
        tube([(hx + .2 + k * .06, yb + .18, z1 + .5), (hx + .4 + k * .06, yf - .05, top + .35), (hx + .5 + k * .05, yf - .3, top - .1), (hx + .62, yf - .5, zc0 + .1)], .022, m)
    # stone
    with at(0, cy, 0): sawn_block(L, W, Hb, zt, stone=stone, cut=cut, ys=[y - cy for y in ys or (yd,)])
    # energy chain on the right runway, walkway on the left, electrics
    with at(x + .5, 0, 0, rz=90):
        chain(-dp + .3, yb, yb + .9, 0, H - .42, .2, .07, .16); bb(-dp + .1, dp - .1, -.13, .13, H - .49, H - .46, 'galv', .003)
    for k in range(5): bb(x + .3, x + .64, -dp + .3 + (2 * dp - .6) * k / 4 - .03, -dp + .3 + (2 * dp - .6) * k / 4 + .03, H - .54, H - .49, 'graphite', .004)
    tower(x, yb, z1 + .06, .55)
    return dict(x=x, dp=dp, H=H, zd=zdisc, yd=yd, z1=z1, hx=hx)


def t2500():
    g = titan(2.5, 'TITAN 2500', stone='marble', hx=-.5, cut=.56, cy=-.45)
    walkway(g['x'], .2, g['dp'], g['H'], 1)
    cabinet(g['x'] + 1.3, g['x'] + 2.5, g['dp'] - 1.0, g['dp'] - .4, 2.1, 'light', 2)
    pulpit(g['x'] + .9, -g['dp'] + .1, 0, rz=-22, stand='floor')


def t3500():
    g = titan(3.5, 'TITAN 3500', (3.3, 2.1, 2.0), 'graniter', .8, .5, .85, 'wall', dp=2.9)
    walkway(-g['x'], -.6, g['dp'], g['H'], -1)
    cabinet(g['x'] + .85, g['x'] + 2.05, g['dp'] - .9, g['dp'] - .3, 2.1, 'light', 2)
    pulpit(-g['x'] - .95, -g['dp'] + .1, 0, rz=22, stand='floor')


def tmulti():
    g = titan(1.8, 'TITAN MULTI', (2.9, 1.9, 1.5), 'marbleb', -.35, 1.02, .42, 'columns', multi_=14, pitch=.09, dp=2.5, extra=.1, cy=-1.0,
              ys=tuple(1.02 - .425 - 1.0 - .1 - i * .09 for i in range(14))[::-1])
    # sawn strips on a roller table in front
    rollers(g['x'] + .75, g['x'] + 3.1, -1.2, -.3, .8, .22, .045)
    for i in range(7):
        bb(g['x'] + .9, g['x'] + 2.9, -1.1 + i * .1, -1.1 + i * .1 + .072, .80, 1.02 + (i % 2) * .004, 'marbleb', .004)
    cabinet(g['x'] + .9, g['x'] + 2.1, g['dp'] - .9, g['dp'] - .3, 2.1, 'light', 2)
    pulpit(g['x'] + .75, -g['dp'] + .1, 0, rz=-22, stand='floor')


def tgang():
    n = 80; W = 2.1; L = 3.0; Hb = 1.85; H = 4.9
    cx, cy = 2.55, 2.12
    # base frame and sub-plates
    bb(-cx - .5, cx + .5, -cy - .45, cy + .45, 0, .14, 'graphite', .02)
    for s in (-1, 1):
        for yy in (-cy, cy):
            bb(s * cx - .36, s * cx + .36, yy - .34, yy + .34, .1, H, 'graphite', .04)
            bb(s * cx - .52, s * cx + .52, yy - .48, yy + .48, .1, .2, 'graphite', .01)
            bolts([(s * cx + a, yy + b, .2) for a in (-.44, .44) for b in (-.4, 0, .4)], .028, 'z', 1)
            for k in (-1, 1): bb(s * cx + k * .22 - .04, s * cx + k * .22 + .04, yy - .39, yy - .33, .5, H - .66, 'steel', .005)
            motor(s * cx, yy, H + .1, .17, .5, 'z', 'light')
        bb(s * cx - .3, s * cx + .3, -cy, cy, H - .5, H + .05, 'graphite', .03)
    for yy in (-cy, cy):
        bb(-cx - .4, cx + .4, yy - .36, yy + .36, H - .62, H + .1, 'white', .04)
    yf = -cy - .36
    bb(-cx - .404, cx + .404, yf - .006, yf + .3, H - .58, H - .52, 'crimson', .004)
    text('SAXUM', -cx - .15, yf - .006, H - .22, .34, 'black'); text('TITAN GANG 80', cx + .15, yf - .006, H - .22, .24, 'crimson', align='RIGHT')
    zf = 2.15                                    # blade edge
    # lifting nuts (slides) on the columns with swing links to the frame
    for s in (-1, 1):
        for yy, q in ((-cy, -1), (cy, 1)):
            y0 = yy - .56 if q < 0 else yy + .34
            prism(rrect(s * cx - .4, s * cx + .4, zf - .35, zf + .95, .1), y0, y0 + .22, 'y', 'graphite', .015)
            if q < 0:
                boltcircle(s * cx, y0, zf + .3, .30, 10, .02); cyl(s * cx, y0 - .03, zf + .3, .22, .08, 'y', 'light', .015); ring(s * cx, y0 - .02, zf + .3, .22, .25, .05, 'y', 'crimson')
            bellows(s * cx - .14, s * cx + .14, yy - .44 if q < 0 else yy + .3, yy - .34 if q < 0 else yy + .4, .35, zf - .38, 'z', .07)
            bellows(s * cx - .14, s * cx + .14, yy - .44 if q < 0 else yy + .3, yy - .34 if q < 0 else yy + .4, zf + .98, H - .65, 'z', .07)
    # blade frame: two heavy end beams, two side beams
    fx = 2.05
    for s in (-1, 1):
        bb(s * fx - .17, s * fx + .17, -1.36, 1.36, zf - .02, zf + .56, 'light', .03)
        for i in range(20): box(s * (fx + .2), -1.05 + i * .11, zf + .18, .1, .07, .09, 'dsteel', .006)
        for yy in (-1, 1): bb(s * (cx - .1) - .3, s * (cx - .1) + .3, yy * 1.26 - .09, yy * 1.26 + .09, zf + .1, zf + .4, 'graphite', .02)
    for s in (-1, 1):
        bb(-fx - .45, fx + .45, s * 1.28 - .09, s * 1.28 + .09, zf + .02, zf + .5, 'light', .025)
        for xx in (-1.5, -.75, 0, .75, 1.5): bb(xx - .03, xx + .03, s * 1.28 - .12, s * 1.28 + .12, zf + .04, zf + .48, 'grey', .006)
    # blades and stone
    p = W / (n + 1)
    multi([(0, -W / 2 + p * (i + 1), zf + .09, 2 * fx - .3, .0045, .18) for i in range(n)], 'steel')
    z0 = .72; zt = z0 + Hb
    block(-L / 2, L / 2, -W / 2, W / 2, z0, zf, 'marble', .016)
    for i in range(n + 1):
        y = -W / 2 + p * i
        block(-L / 2 + rnd.uniform(-.008, .008), L / 2 + rnd.uniform(-.008, .008), y + .004, y + p - .004, zf - .01, zt + rnd.uniform(-.008, .008), 'marble', .003, 3)
    # trolley on rails along Y
    for s in (-1, 1): bb(s * .85 - .04, s * .85 + .04, -cy - 2.3, cy + .4, .14, .21, 'steel', .006); bb(s * .85 - .12, s * .85 + .12, -cy - 2.3, -cy - .4, 0, .14, 'graphite', .01)
    bb(-L / 2 - .1, L / 2 + .1, -W / 2 - .15, W / 2 + .15, .40, .6, 'graphite', .02)
    for s in (-1, 1):
        for yy in (-.8, -.3, .3, .8): cyl(s * .85, yy, .32, .12, .12, 'x', 'dsteel', .012)
    for k in range(6): bb(-L / 2 + .2 + k * .52 - .08, -L / 2 + .2 + k * .52 + .08, -W / 2 - .05, W / 2 + .05, .6, .73, 'wood', .006)
    for k in range(6): bb(-1.3 + k * .5, -1.02 + k * .5, -W / 2 - .156, -W / 2 - .14, .47, .53, 'gold', .002)
    # water distribution above the block
    zp = 3.35
    for yy in (-.75, 0, .75): pipe([(-1.7, yy, zp), (1.7, yy, zp)], .035, 'steel')
    for xx in np.linspace(-1.5, 1.5, 9):
        rod((xx, -1.0, zp - .06), (xx, 1.0, zp - .06), .016, 'steel', 10)
        for yy in np.linspace(-.95, .95, 9): rod((xx, yy, zp - .06), (xx, yy, zp - .13), .011, 'brass', 8)
    pipe([(1.7, -.75, zp), (1.7, .75, zp)], .05, 'steel', False); pipe([(1.7, 0, zp), (1.7, 0, H - .25), (1.7, cy, H - .25)], .05, 'steel')
    for xx in (-1.3, 1.3): rod((xx, 0, zp), (xx, 0, H - .4), .02, 'graphite', 12); 
    bb(-1.4, 1.4, -.05, .05, H - .45, H - .35, 'graphite', .01); bb(-1.35, -1.25, -cy, cy, H - .45, H - .33, 'graphite', .01); bb(1.25, 1.35, -cy, cy, H - .45, H - .33, 'graphite', .01)
    # crank drive: flywheel, connecting rod, pedestal, belt and main motor
    wx, wz, R = -6.15, 2.1, 1.75
    bb(wx - 1.5, wx + 1.5, -1.35, -.55, 0, 1.25, 'concrete', .03); bb(wx - 1.5, wx + 1.5, .55, 1.35, 0, 1.25, 'concrete', .03)
    bb(wx - 1.6, wx + 1.6, -1.4, 1.4, 0, .2, 'concrete', .02)
    for yy in (-.95, .95):
        prism([(wx - .62, 1.25), (wx + .62, 1.25), (wx + .42, 1.65), (wx + .3, wz + .3), (wx - .3, wz + .3), (wx - .42, 1.65)], yy - .22, yy + .22, 'y', 'graphite', .03)
        cyl(wx, yy, wz, .27, .5, 'y', 'light', .02); boltcircle(wx, yy - .25, wz, .2, 8, .018)
        bolts([(wx + a, yy + b, 1.25) for a in (-.56, .56) for b in (-.15, .15)], .026, 'z', 1)
    prof = [(R - .26, -.24), (R - .02, -.24), (R, -.22)]
    for i in range(8):
        a = -.2 + i * .05; prof += [(R, a + .008), (R - .025, a + .025), (R, a + .042)]
    prof += [(R, .22), (R - .02, .24), (R - .26, .24), (R - .26, -.24)]
    lathe(wx, 0, wz, prof, 'y', 'graphite', 96)
    for s in (-1, 1): ring(wx, s * .235, wz, R - .24, R - .04, .02, 'y', 'steel', 96)
    cyl(wx, 0, wz, .45, .5, 'y', 'graphite', .02); boltcircle(wx, -.25, wz, .35, 12, .02)
    for i in range(8):
        a = 2 * PI * i / 8 + .2
        beam((wx + .38 * math.cos(a), 0, wz + .38 * math.sin(a)), (wx + (R - .2) * math.cos(a), 0, wz + (R - .2) * math.sin(a)), .2, .26, 'graphite', .02)
    cyl(wx, 0, wz, .16, 2.6, 'y', 'steel')
    # counterweight and crank on the front side of the shaft
    yk = -1.42; ca = math.radians(24); kx, kz = wx + .42 * math.cos(ca), wz + .42 * math.sin(ca)
    cyl(wx, yk + .08, wz, .62, .16, 'y', 'dsteel', .015, 64); cyl(kx, yk - .1, kz, .17, .3, 'y', 'steel', .01)
    ex, ez = -fx - .55, zf + .26
    lathe(kx, yk - .13, kz, [(0, -.13), (.26, -.13), (.29, -.1), (.29, .1), (.26, .13), (0, .13)], 'y', 'light', 48); boltcircle(kx, yk - .26, kz, .2, 8, .02)
    beam((kx, yk - .13, kz), (ex, yk - .13, ez), .16, .30, 'white', .03); beam((kx + .6, yk - .215, kz + (ez - kz) * .15), (ex - .5, yk - .215, ez - (ez - kz) * .15), .012, .10, 'light', .004)
    lathe(ex, yk - .13, ez, [(0, -.12), (.2, -.12), (.22, -.1), (.22, .1), (.2, .12), (0, .12)], 'y', 'light', 40); boltcircle(ex, yk - .25, ez, .14, 6, .018)
    bb(ex - .12, ex + .3, -1.6, 1.4, zf + .14, zf + .40, 'graphite', .03)
    # main motor behind, belts
    mx = wx - 2.75
    bb(mx - .7, mx + .7, -.7, 1.1, 0, .35, 'concrete', .02); bb(mx - .6, mx + .6, -.5, 1.0, .35, .45, 'graphite', .01)
    motor(mx, .35, .98, .48, 1.3, 'y', 'light'); bb(mx - .2, mx + .2, .6, 1.0, 1.42, 1.66, 'graphite', .02); bb(mx - .4, mx + .4, .45, 1.35, .42, .6, 'graphite', .02)
    lathe(mx, 0, .98, [(0, -.22), (.30, -.22), (.30, .22), (0, .22)], 'y', 'steel', 48); cyl(mx, .25, .98, .09, .3, 'y', 'steel')
    dxm, dzm = wx - mx, wz - .98; dist = math.hypot(dxm, dzm); base = math.atan2(dzm, dxm); off = math.acos((R - .30) / dist)
    for i in range(8):
        y = -.175 + i * .05
        for sg in (1, -1):
            th = base + PI - sg * off
            rod((wx + (R + .005) * math.cos(th), y, wz + (R + .005) * math.sin(th)), (mx + .305 * math.cos(th), y, .98 + .305 * math.sin(th)), .014, 'rubber', 8)
    # fence around the drive (low guard) and hazard edge
    fence((wx - 3.65, -2.15), (ex - .9, -2.15), 1.1, pitch=.07, post=1.3); fence((wx - 3.65, -2.15), (wx - 3.65, 1.6), 1.1, pitch=.07, post=1.3)
    # platform right, pulpit and cabinets
    platform(cx + .6, cx + 1.9, -.9, cy + .2, 2.5, rails='fr'); ladder(cx + 1.25, -.95, 0, 2.5)
    cabinet(cx + 2.05, cx + 3.25, cy - .5, cy + .15, 2.2, 'light', 2)
    pulpit(cx + 1.3, -cy - .5, 0, rz=-20, stand='floor'); tower(cx, -cy, H + .6, .6)


PRODUCTS = {
    'titan-2500': dict(build=t2500, az=-29, el=12),
    'titan-3500': dict(build=t3500, az=27, el=11),
    'titan-multi': dict(build=tmulti, az=-31, el=14),
    'titan-gang-80': dict(build=tgang, az=-24, el=10, fill=.86),
}
