"""Waterjet cutting centres."""
from saxlib import *
import saxlib
from arcus import chain


def _water():
    m, nt, b = saxlib._new('water')
    b.inputs['Base Color'].default_value = (.035, .052, .058, 1); b.inputs['Roughness'].default_value = .06; b.inputs['Specular'].default_value = .6
    n = saxlib._node(nt, 'ShaderNodeTexNoise', Scale=5.0, Detail=3); tc = nt.nodes.new('ShaderNodeTexCoord'); nt.links.new(tc.outputs['Object'], n.inputs['Vector'])
    bp = saxlib._node(nt, 'ShaderNodeBump', Strength=.35, Distance=.03); nt.links.new(n.outputs['Fac'], bp.inputs['Height']); nt.links.new(bp.outputs['Normal'], b.inputs['Normal'])
    return m


def _foam():
    return saxlib._simple('foam', (.75, .78, .79), .4, bump=.4, bscale=60)


def _jet():
    return saxlib._simple('jet', (.85, .9, .93), .2, emit=(.8, .9, 1, 1), es=.35)


BUILD.update(water=_water, foam=_foam, jet=_jet)


def tank(L, W, h=.86, cx=0, cy=0, divider=()):
    """catch tank with slats over the water, ribs, drain, level pipe"""
    x0, x1, y0, y1 = cx - L / 2, cx + L / 2, cy - W / 2, cy + W / 2; t = .05
    for x in np.linspace(x0 + .2, x1 - .2, max(3, round(L / 1.3))):
        bb(x - .07, x + .07, y0 + .05, y1 - .05, .06, .2, 'graphite', .01)
        for y in (y0 + .15, y1 - .15): foot(x, y, 0, .08, .08)
    bb(x0, x1, y0, y1, .16, .22, 'graphite', .01)
    for a, b, c, d in ((x0, x1, y0, y0 + t), (x0, x1, y1 - t, y1), (x0, x0 + t, y0, y1), (x1 - t, x1, y0, y1)): bb(a, b, c, d, .18, h, 'light', .008)
    for a, b, c, d in ((x0 - .03, x1 + .03, y0 - .03, y0 + t + .03), (x0 - .03, x1 + .03, y1 - t - .03, y1 + .03), (x0 - .03, x0 + t + .03, y0, y1), (x1 - t - .03, x1 + .03, y0, y1)): bb(a, b, c, d, h - .02, h + .02, 'steel', .006)
    n = max(3, round(L / .62))
    for i in range(n + 1):
        x = x0 + .03 + (L - .06) * i / n
        for y in (y0 - .035, y1 + .035): bb(x - .025, x + .025, y - .035, y + .035, .2, h - .03, 'light', .006)
    for y, s in ((y0, -1), (y1, 1)): bb(x0, x1, y + s * .055 - .02, y + s * .055 + .02, .48, .55, 'light', .006)
    for i in range(n): panel(x0 + .07 + (L - .06) * i / n, x0 - .01 + (L - .06) * (i + 1) / n, .24, .46, y0 - .004, 'light', .008, r=.006)
    bb(x0 + t, x1 - t, y0 + t, y1 - t, .3, h - .07, 'water', 0)
    # slats with wavy top edge
    m = int(L / .075); ls = []
    for i in range(1, m):
        ls.append((x0 + L * i / m, cy, h - .08, .004, W - 2 * t - .02, .11))
    multi(ls, 'galv')
    for d in divider: bb(d - .03, d + .03, y0, y1, .2, h + .02, 'steel', .006)
    # drain and level
    pipe([(x0 - .0, y1 - .4, .4), (x0 - .3, y1 - .4, .4), (x0 - .3, y1 - .4, .15)], .045, 'steel')
    cyl(x0 - .22, y1 - .4, .47, .06, .015, 'z', 'red', seg=20)


def cutter(s=1.0, five=False, tilt=0, swing=0, jet=.03):
    """abrasive cutting head; origin = focal tip, points down; five: cardan wrist above"""
    def nozzle():
        lathe(0, 0, 0, [(0, .0), (.005, 0), (.006, .07), (.014, .075), (.014, .10), (.026, .105), (.026, .165), (.020, .17), (.020, .185), (.033, .19), (.033, .27), (.024, .275), (.024, .33), (0, .33)], 'z', 'steel', 32)
        cyl(0, 0, .145, .031, .022, 'z', 'dsteel', .003, 6); ring(0, 0, .235, .03, .0345, .03, 'z', 'crimson', 32)
        rod((.02, 0, .15), (.07, 0, .175), .011, 'brass', 12)
        tube([(.065, 0, .173), (.14, .02, .21), (.17, .05, .32), (.13, .10, .44), (.06, .12, .47)], .010, 'blue')
        ring(0, 0, .05, .02, .07, .012, 'z', 'rubber', 32)
        if jet: rod((0, 0, 0), (0, 0, -jet), .0022, 'jet', 8)
        cyl(0, 0, .37, .018, .09, 'z', 'dsteel', .003, 6); lathe(0, 0, .40, [(0, 0), (.042, 0), (.042, .12), (.034, .13), (.034, .17), (0, .17)], 'z', 'graphite', 32)
        for k in (-1, 1): tube([(k * .03, .02, .5), (k * .075, .02, .55), (k * .08, .07, .57), (k * .05, .115, .54)], .006, 'black')
    with at(s=s):
        if not five:
            nozzle()
            bb(-.06, .06, .02, .09, .22, .62, 'graphite', .01); bb(-.05, .05, -.045, .04, .29, .315, 'dsteel', .004); bb(-.05, .05, -.045, .04, .44, .465, 'dsteel', .004)
            rod((.045, .0, .30), (.045, .0, .05), .006, 'chrome', 12); cyl(.045, 0, .04, .012, .02, 'z', 'brass')     # height sensor
            return
        # C axis turret, inclined A axis, head through the focal point
        with at(0, 0, 0, rz=swing):
            with at(0, 0, 0, ry=tilt):
                nozzle()
                bb(-.055, .055, .035, .10, .2, .6, 'graphite', .012); bb(-.05, .05, -.04, .05, .28, .305, 'dsteel', .004); bb(-.05, .05, -.04, .05, .45, .475, 'dsteel', .004)
                cyl(0, .14, .36, .085, .10, 'y', 'graphite', .01); boltcircle(0, .088, .36, .068, 8, .006)
                prism([(-.075, .18), (.075, .18), (.085, .36), (.075, .62), (-.075, .62), (-.085, .36)], .10, .14, 'y', 'white', .012)
                ring(0, .195, .36, .06, .09, .02, 'y', 'crimson')
            cyl(0, .24, .36, .10, .10, 'y', 'graphite', .012)
            with at(0, 0, 0):
                prism([(.20, .27), (.34, .27), (.38, .40), (.38, .86), (.14, 1.0), (-.1, 1.0), (-.1, .88), (.08, .86), (.20, .74)], -.085, .085, 'x', 'white', .025)
                bolts([(-.085, .32, z) for z in (.45, .6, .75)], .009, 'x', -1); bolts([(.085, .32, z) for z in (.45, .6, .75)], .009, 'x', 1)
                motor(0, .38, .52, .06, .20, 'y', 'graphite')
            lathe(0, 0, 1.0, [(0, 0), (.15, 0), (.15, .03), (.14, .04), (.14, .12), (.17, .14), (.17, .19), (0, .19)], 'z', 'graphite', 48); ring(0, 0, 1.10, .13, .145, .02, 'z', 'steel'); boltcircle(0, 0, 1.14, .155, 10, .007, 'z', -1)
        # high-pressure tube: coil round the nozzle, then up to the swivel
        with at(0, 0, 0, rz=swing):
            with at(0, 0, 0, ry=tilt):
                pts = [(.062 * math.cos(a), .062 * math.sin(a), .60 + .0024 * k) for k in range(48) for a in (k * .52,)]
                t = math.radians(tilt)
                tube([(0, 0, .57), (.03, 0, .585)] + pts + [(-.06, .0, .76), (-.20 * math.sin(t) - .08, .02, .80), (-1.0 * math.sin(t) + .10 * math.cos(t), .0, 1.0 * math.cos(t) + .10 * math.sin(t))], .0075, 'steel')


def splash(x0, x1, y, z0, z1):
    """transparent splash screen in a frame"""
    bb(x0, x1, y - .02, y + .02, z0, z0 + .04, 'graphite', .004); bb(x0, x1, y - .02, y + .02, z1 - .04, z1, 'graphite', .004)
    n = max(2, round((x1 - x0) / 1.1))
    for i in range(n + 1): xx = x0 + (x1 - x0) * i / n; bb(xx - .02, xx + .02, y - .02, y + .02, z0, z1, 'graphite', .004)
    bb(x0 + .01, x1 - .01, y - .004, y + .004, z0 + .02, z1 - .02, 'clear', 0)


def _clear():
    m, nt, b = saxlib._new('clear')
    t = nt.nodes.new('ShaderNodeBsdfTransparent'); t.inputs[0].default_value = (.80, .84, .85, 1)
    nt.links.new(t.outputs[0], nt.nodes['Material Output'].inputs['Surface'])
    return m


BUILD['clear'] = _clear


def intensifier(x0, x1, y0, y1, h=1.35):
    """high-pressure pump: sound enclosure, gauge, accumulator, hydraulic hoses"""
    bb(x0, x1, y0, y1, .1, h, 'light', .03); bb(x0 + .02, x1 - .02, y0 + .02, y1 - .02, 0, .12, 'black', .004)
    n = max(2, round((x1 - x0) / .75)); w = (x1 - x0) / n
    for i in range(n):
        panel(x0 + .02 + i * w, x0 + (i + 1) * w - .02, .16, h - .2, y0, 'white', .02, handle='r' if i % 2 == 0 else 'l')
        grille(x0 + i * w + w * .22, x0 + i * w + w * .78, .24, .44, y0 - .02, 7)
    bb(x0 - .004, x1 + .004, y0 - .006, y1 + .004, h - .15, h - .10, 'graphite', .004)
    bb(x0 + .02, x1 - .02, y0 + .02, y1 - .02, h, h + .03, 'graphite', .008)
    cyl(x0 + .25, y0 - .02, h - .34, .055, .03, 'y', 'steel', .004, 32); cyl(x0 + .25, y0 - .037, h - .34, .045, .004, 'y', 'white', 0, 32); bb(x0 + .247, x0 + .253, y0 - .042, y0 - .038, h - .34, h - .30, 'red', 0)
    fan(x1 - .45, (y0 + y1) / 2, h + .25, .17, 'y', .22, 'light'); bb(x1 - .62, x1 - .28, (y0 + y1) / 2 - .16, (y0 + y1) / 2 + .16, h + .02, h + .1, 'graphite', .008)
    lathe(x0 + .35, y1 - .22, h + .03, [(0, 0), (.11, 0), (.11, .42), (.08, .48), (.03, .49), (.03, .53), (0, .53)], 'z', 'steel', 40)
    boltcircle(x0 + .35, y1 - .22, h + .06, .125, 8, .012, 'z', 1)


def hopper(x, y, z, s=1.0):
    """pressurised abrasive hopper on legs"""
    with at(x, y, z, s=s):
        lathe(0, 0, 0, [(0, .32), (.05, .32), (.06, .40), (.34, .86), (.36, .9), (.36, 1.45), (.34, 1.5), (.16, 1.60), (.10, 1.61), (.10, 1.68), (0, 1.68)], 'z', 'alu', 56)
        ring(0, 0, 1.2, .355, .375, .07, 'z', 'graphite'); boltcircle(0, 0, 1.61, .13, 8, .012, 'z', 1)
        for k in range(4):
            a = k * PI / 2 + PI / 4; bb(.33 * math.cos(a) - .03, .33 * math.cos(a) + .03, .33 * math.sin(a) - .03, .33 * math.sin(a) + .03, 0, 1.1, 'graphite', .006); bb(.33 * math.cos(a) - .07, .33 * math.cos(a) + .07, .33 * math.sin(a) - .07, .33 * math.sin(a) + .07, 0, .015, 'graphite', .003)
        cyl(0, 0, .28, .045, .14, 'z', 'dsteel', .006); cyl(.1, 0, .30, .05, .05, 'x', 'red', .006, 20)
        cyl(.37, -.0, 1.34, .04, .03, 'x', 'steel', .004)


def rosette(x, y, z, R, n=12):
    """cut inlay medallion lying in the slab (open kerfs, contrasting pieces)"""
    t = .0015
    def pc(pts, m): prism([(x + a, y + b) for a, b in pts], z - .02, z + t, 'z', m, 0)
    k = .006
    circ = lambda r, a0, a1, m=6: [(r * math.cos(a0 + (a1 - a0) * i / m), r * math.sin(a0 + (a1 - a0) * i / m)) for i in range(m + 1)]
    prism([(x + a, y + b) for a, b in circ(R * 1.02, 0, 2 * PI, 72)[:-1]], z - .02, z + .0004, 'z', 'black', 0)
    for i in range(n):
        a = 2 * PI * i / n; w = PI / n
        g = k / R
        pc(circ(R, a + g, a + 2 * w - g) + circ(R * .86, a + 2 * w - g, a + g), 'marbled' if i % 2 else 'marbleg')
        # petal
        pc([(R * .30 * math.cos(a + w), R * .30 * math.sin(a + w)), (R * .56 * math.cos(a + w * .25), R * .56 * math.sin(a + w * .25)), (R * .83 * math.cos(a + w), R * .83 * math.sin(a + w)), (R * .56 * math.cos(a + w * 1.75), R * .56 * math.sin(a + w * 1.75))], 'marbleb')
        pc([(R * .33 * math.cos(a), R * .33 * math.sin(a))] + [(R * .56 * math.cos(a + w * .17), R * .56 * math.sin(a + w * .17)), (R * .83 * math.cos(a + w * .9), R * .83 * math.sin(a + w * .9))] + circ(R * .84, a + w * .85, a - w * .85) + [(R * .56 * math.cos(a - w * .17), R * .56 * math.sin(a - w * .17))], 'marbled' if i % 2 else 'tileg')
    pc(circ(R * .27, 0, 2 * PI, 40)[:-1], 'marbled'); prism([(x + a, y + b) for a, b in circ(R * .20, 0, 2 * PI, 40)[:-1]], z, z + .003, 'z', 'marbleb', 0)
    st = []
    for i in range(16):
        r = R * (.18 if i % 2 == 0 else .07); st.append((x + r * math.cos(i * PI / 8), y + r * math.sin(i * PI / 8)))
    prism(st, z, z + .0045, 'z', 'marbled', 0)


def beamway(x, y0, y1, h, s, accent=True):
    """side wall with covered linear way"""
    bb(x - .17, x + .17, y0, y1, .12, h, 'graphite', .025); bb(x - .19, x + .19, y0 + .03, y1 - .03, 0, .13, 'black', .006)
    n = max(2, round((y1 - y0) / 1.0))
    for k in range(n):
        a, b = y0 + (y1 - y0) * k / n, y0 + (y1 - y0) * (k + 1) / n
        bb(x + s * .172 - .007, x + s * .172 + .007, a + .03, b - .03, .2, h - .18, 'white', .006)
        bolts([(x + s * .18, a + .07, .25), (x + s * .18, b - .07, .25), (x + s * .18, a + .07, h - .23), (x + s * .18, b - .07, h - .23)], .009, 'x', s)
    bellows(x - .13, x + .13, y0 + .04, y1 - .04, h, h + .09, 'y', .05)
    bb(x + s * .165 - .01, x + s * .165 + .01, y0, y1, h - .02, h + .10, 'alu', .004)
    if accent: bb(x + s * .182 - .004, x + s * .182 + .004, y0 + .02, y1 - .02, h - .11, h - .075, 'crimson', .002)
    for yy in (y0, y1): bb(x - .16, x + .16, yy - .015, yy + .015, h - .1, h + .11, 'graphite', .005)


def portal(x, yb, h, name, hh=.46, d=.42, letter=True):
    """bridge on two side ways"""
    z0 = h + .32; z1 = z0 + hh; yf = yb - d / 2
    for s in (-1, 1):
        bb(s * x - .20, s * x + .20, yb - .48, yb + .48, h + .08, h + .22, 'graphite', .02)
        prism([(yb - .42, h + .2), (yb + .38, h + .2), (yb + .34, z1 + .03), (yb - .24, z1 + .03), (yb - .34, z1 - .08)], s * x - .19, s * x + .19, 'x', 'white', .03)
        motor(s * x, yb + .36, h + .42, .07, .24, 'y', 'graphite')
    bb(-x, x, yf, yb + d / 2, z0, z1, 'white', .03)
    xa, xb = -x + .24, x - .24
    for z in (z0 + .06, z1 - .06):
        bb(xa, xb, yf - .04, yf + .005, z - .024, z + .024, 'steel', .004)
        n = int((xb - xa) / .12); multi([(xa + .06 + i * .12, yf - .041, z, .012, .004, .012) for i in range(n)], 'black')
    bb(xa, xb, yf - .015, yf, z0 + .1, z1 - .1, 'grey', .004); bb(xa, xb, yf - .028, yf, z0 + .1, z0 + .122, 'dsteel', .003)
    bb(-x - .1, x + .1, yf - .03, yb + d / 2, z1, z1 + .025, 'graphite', .005)
    bb(xa, xb, yb + .0, yb + .2, z1 + .025, z1 + .04, 'galv', .003)
    if letter:
        text('SAXUM', xa + .12, yf - .018, (z0 + z1) / 2 + .005, .155, 'white'); text(name, xb - .12, yf - .018, (z0 + z1) / 2 + .005, .10, 'white', align='RIGHT')
    return z0, z1, yf


def carriage_z(x, yf, z0, z1, top, bot, five=False, w=.40):
    lo = bot - .01 if five else z0 - .12; mid = z1 + .04 if five else z1 - .05
    bb(x - w / 2 - .07, x + w / 2 + .07, yf - .12, yf - .045, z0 - .05, z1 + .05, 'graphite', .02)
    for a in (-1, 1):
        for z in (z0 + .06, z1 - .06): box(x + a * w * .42, yf - .055, z, .15, .07, .085, 'dsteel', .006)
    bb(x - w / 2, x + w / 2, yf - .40, yf - .12, lo, top, 'white', .03)
    panel(x - w / 2 + .025, x + w / 2 - .025, lo + .04, mid - .01, yf - .40, 'white', .012, r=.007); panel(x - w / 2 + .025, x + w / 2 - .025, mid + .01, top - .03, yf - .40, 'white', .012, r=.007)
    grille(x - w * .28, x + w * .28, top - .26, top - .12, yf - .412, 5)
    bb(x - w / 2 - .004, x + w / 2 + .004, yf - .404, yf - .12, top - .36, top - .31, 'crimson', .004)
    bb(x - .11, x + .11, yf - .36, yf - .16, bot, lo + .1, 'grey', .015)
    if not five:
        for a in (-1, 1): bb(x + a * .112 - .01, x + a * .112 + .01, yf - .29, yf - .23, bot + .03, z0 - .12, 'steel', .003)
    motor(x, yf - .25, top, .065, .22, 'z', 'graphite')
    # abrasive dosing unit beside the slide
    bb(x + w / 2 + .0, x + w / 2 + .06, yf - .36, yf - .10, z0 + .02, z0 + .3, 'graphite', .01)
    lathe(x + w / 2 + .15, yf - .28, z0 + .02, [(0, 0), (.025, 0), (.085, .14), (.085, .34), (.075, .36), (0, .36)], 'z', 'clear', 32); lathe(x + w / 2 + .15, yf - .28, z0 + .02, [(0, .003), (.02, .003), (.078, .14), (.078, .22), (0, .24)], 'z', 'garnet', 32)
    cyl(x + w / 2 + .15, yf - .28, z0 + .39, .09, .03, 'z', 'graphite', .006)
    tube([(x + w / 2 + .15, yf - .28, z0 + .03), (x + w / 2 + .17, yf - .30, z0 - .2), (x + w / 2 - .02, yf - .3, z0 - .22), (x + .06, yf - .28, max(bot - .08, z0 - .14))], .010, 'blue')
    return yf - .26


BUILD['garnet'] = lambda: saxlib._simple('garnet', (.26, .07, .055), .8, bump=.5, bscale=400)


def rivus(L=3.2, W=2.1, name='RIVUS 3', heads=(.35,), five=False, tilt=24, swing=-50, yb=-.1, slabs=None, divider=(), ext=.55, pump=True, h=.72):
    th = .88; x = L / 2 + .30; y0, y1 = -W / 2 - ext, W / 2 + ext
    tank(L, W, th, divider=divider)
    for s in (-1, 1): beamway(s * x, y0, y1, h, s, s < 0)
    with at(0, 0, 0): z0, z1, yf = portal(x, yb, h + (.55 if five else .24), name)
    for s in (-1, 1):     # pedestals between way and bridge
        bb(s * x - .19, s * x + .19, yb - .46, yb + .46, h + .06, h + (.79 if five else .48), 'white', .025)
        bb(s * x - .20, s * x + .20, yb - .56, yb + .56, h + .06, h + .2, 'graphite', .02)
    zs = th + .02 + .02
    for i, hx in enumerate(heads):
        top = z1 + .52
        tip = zs + .006
        bot = tip + (.88 if five else .58)
        yh = carriage_z(hx, yf, z0, z1, top + (.12 if five else 0), bot, five)
        with at(hx, yh, tip): cutter(.74 if five else 1.0, five, tilt, swing, .004)
        chain(hx - 1.2, hx, hx + .55, yb + .1, z1 + .06, .15, .05, .10)
        tube([(hx + .1, yb + .1, z1 + .27), (hx + .12, yb - .2, z1 + .55), (hx + .08, yf - .2, top - .06)], .018, 'black'); tube([(hx + .05, yb + .1, z1 + .27), (hx + .02, yb - .15, z1 + .66), (hx + .0, yf - .3, z1 + .3)], .010, 'steel')
    (slabs or (lambda z, H: None))(zs, heads)
    # chain along the right way, electrics, pump, hopper
    with at(x + .34, 0, 0, rz=90):
        chain(y0 + .2, yb, yb + .6, 0, h - .30, .12, .05, .11); bb(y0 + .1, y1 - .1, -.08, .08, h - .36, h - .335, 'galv', .003)
    for k in range(4): bb(x + .16, x + .42, y0 + .25 + (y1 - y0 - .5) * k / 3 - .02, y0 + .25 + (y1 - y0 - .5) * k / 3 + .02, h - .40, h - .36, 'graphite', .003)
    splash(-L / 2, L / 2, W / 2 + .12, th - .1, th + .55)
    tower(x, yb, z1 + .04, .45)
    return dict(x=x, y0=y0, y1=y1, z1=z1, zs=zs, yf=yf, yb=yb)


def periphery(g, pump=1.9, cab=2, side=1):
    """pump, abrasive hopper and electrics behind the machine, pulpit in front; side: on which hand the pulpit stands"""
    x, y1 = g['x'], g['y1']
    a = -side * x
    with at(0, 0, 0):
        p0, p1 = (a - .15, a - .15 + pump) if side > 0 else (a + .15 - pump, a + .15)
        intensifier(p0, p1, y1 + .55, y1 + 1.5)
        c0 = (p1 + .7) if side > 0 else (p0 - .7 - .62 * cab)
        cabinet(c0, c0 + .62 * cab, y1 + .65, y1 + 1.2, 2.0, 'light', cab)
    hx, hy = a - side * .62, y1 - .35
    hopper(hx, hy, 0, .82)
    pulpit(side * (x + .62), g['y0'] + .25, 0, rz=-20 * side, stand='floor')
    tube([(hx, hy, .22), (hx + side * .25, hy - .15, .04), (a - side * .30, hy - .5, .04), (a - side * .27, g['yb'] + .5, .3), (a - side * .24, g['yb'] + .35, g['z1'] - .4)], .018, 'blue')
    xs = p0 + .35 if side > 0 else p1 - .35
    pipe([(xs, y1 + .7, 1.1), (xs, y1 + .25, 1.1), (xs, y1 + .25, .35), (a, y1 + .25, .35)], .02, 'steel', False)


def r3():
    def sl(z, H):
        slab(-1.35, 1.3, -.92, .82, z - .02, z, 'marbleb')
        for cx, cy, r in ((-.75, -.35, .30), (-.05, .28, .22)):
            ring(cx, cy, z - .004, r, r + .006, .01, 'z', 'black', 64)
        for i in range(5): box(-.9 + i * .22, .62, z + .0003, .16, .005, .001, 'black', 0)
        rosette(-.75, -.35, z, .28, 8)
    g = rivus(3.1, 2.05, 'RIVUS 3', (.45,), slabs=sl, yb=.05)
    periphery(g, 1.6, 2)


def r5():
    def sl(z, H):
        slab(-1.75, 1.75, -1.0, .92, z - .02, z, 'marble')
        rosette(.03, -.35, z, .44, 12)
        prism([(.03 + a, -.35 + b) for a, b in arc(0, 0, .593, 2, 262, 60) + arc(0, 0, .587, 262, 2, 60)], z - .01, z + .0005, 'z', 'black', 0)      # border being cut
    g = rivus(4.1, 2.35, 'RIVUS 5X', (.62,), True, 26, -80, yb=.12, slabs=sl)
    periphery(g, 1.9, 3)


def rtwin():
    def sl(z, H):
        slab(-2.75, -.15, -.95, .85, z - .02, z, 'marbleg'); slab(.2, 2.75, -.95, .85, z - .02, z, 'marble')
        rosette(-1.95, -.35, z, .36, 10); rosette(.95, -.35, z, .36, 10)
        for k in (-2.3, .55):
            for i in range(4): ring(k + i * .5, .55, z - .004, .15, .155, .01, 'z', 'black', 48)
    g = rivus(6.1, 2.2, 'RIVUS TWIN', (-.95, 1.95), False, slabs=sl, yb=.05, divider=(.02,))
    periphery(g, 2.2, 3, -1)


PRODUCTS = {
    'rivus-3': dict(build=r3, az=-28, el=16, fill=.88),
    'rivus-5x': dict(build=r5, az=-30, el=15, fill=.88),
    'rivus-twin': dict(build=rtwin, az=26, el=16, fill=.90),
    'rivus-5x-detail': dict(build=r5, az=-30, el=15, cam=((-.85, -2.55, 1.80), (.44, -.36, 1.25), 80), fstop=5.6, expo=.72),
}
