"""Complete tile plants: porcelain tiles, large slabs, extruded façade tiles."""
from saxlib import *
import saxlib
import ponder, ignis, tinta, clara
from tinta import cords, tile, fan_unit
from linea import tower_oven

BUILD['powder'] = lambda: saxlib._simple('powder', (.46, .42, .37), .9, bump=.4, bscale=80)
BUILD['clay'] = lambda: saxlib._simple('clay', (.22, .105, .065), .8, bump=.25, bscale=60)
BUILD['claywet'] = lambda: saxlib._simple('claywet', (.15, .075, .05), .45, bump=.1)
BUILD['brick'] = lambda: saxlib._simple('brick', (.36, .13, .075), .75, bump=.3, bscale=90)
BUILD['brickd'] = lambda: saxlib._simple('brickd', (.20, .085, .06), .75, bump=.3, bscale=90)
BUILD['maxi'] = lambda: saxlib._marble('maxi', (.70, .69, .675), (.58, .57, .56), (.11, .105, .11), (.46, .33, .20), .9, .08, .055)
BUILD['maxid'] = lambda: saxlib._marble('maxid', (.05, .052, .056), (.085, .085, .085), (.62, .58, .52), (.34, .26, .18), 1.0, .08, .03)
BUILD['refr'] = lambda: saxlib._simple('refr', (.50, .44, .36), .9, bump=.2)


# ---------------------------------------------------------------- modules
def powder_silos(x, y, n=3, r=.95, h=5.6, pitch=2.2, mat='light'):
    """powder silos on a frame with a belt below and a gallery on top"""
    for i in range(n):
        cx = x + i * pitch
        clara.shell(cx, y, 2.3, h, r, mat, 3); lathe(cx, y, 1.15, [(.14, 0), (.14, .1), (r, 1.18)], 'z', mat, 64); lathe(cx, y, h, [(r + .03, 0), (.3, .32), (.22, .36), (0, .36)], 'z', mat, 64)
        for a in (45, 135, 225, 315):
            c, s = (r + .02) * math.cos(math.radians(a)), (r + .02) * math.sin(math.radians(a))
            bb(cx + c - .07, cx + c + .07, y + s - .07, y + s + .07, .03, 2.9, 'graphite', .01); bb(cx + c - .14, cx + c + .14, y + s - .14, y + s + .14, 0, .03, 'graphite', .004)
        box(cx, y, 1.12, .34, .34, .12, 'graphite', .012); cyl(cx + .26, y, 1.12, .06, .26, 'x', 'alu', .006)
        for k in (.3, .6): cyl(cx + .2, y - r + .01, 2.3 + (h - 2.3) * k, .05, .06, 'y', 'steel', .006, 20)
    ring(x, y, h - .9, r + .004, r + .01, .10, 'z', 'crimson', 64)
    x1 = x + (n - 1) * pitch
    bb(x - r, x1 + r, y - r - .45, y - r * .2, h + .38, h + .44, 'galv', .004); handrail([(x - r, y - r - .42, h + .44), (x1 + r, y - r - .42, h + .44)]); clara.caged_ladder(x - r - .2, y - r - .30, 0, h + .4)
    bb(x - r - .3, x1 + r + .6, y - .32, y + .32, .58, .70, 'graphite', .01); bb(x - r - .3, x1 + r + .6, y - .27, y + .27, .70, .73, 'rubber', .004); bb(x - r, x1 + r + .5, y - .12, y + .12, .73, .77, 'powder', .01)
    for q in np.arange(x - r, x1 + r + .5, 1.1):
        for s in (-1, 1): bb(q - .04, q + .04, y + s * .3 - .04, y + s * .3 + .04, 0, .6, 'graphite', .006)


def hdryer(x0, x1, W=2.4, H=2.7, name='IGNIS DRY', lanes=5):
    """horizontal multi-lane roller dryer"""
    n = max(2, round((x1 - x0) / 1.9)); w = (x1 - x0) / n; hy = W / 2
    bb(x0, x1, -hy + .05, hy - .05, .45, H, 'galv', .01)
    for i in range(n):
        a = x0 + i * w
        for k in range(lanes):
            z0 = .5 + k * (H - .6) / lanes; panel(a + .05, a + w - .05, z0 + .02, z0 + (H - .6) / lanes - .06, -hy + .05, 'white', .05, .004, bolted=False, handle='r')
        bb(a - .05, a + .05, -hy - .02, hy + .02, .05, H + .08, 'graphite', .008); foot(a, -hy + .1, 0, .04, .1)
        bb(a + .1, a + w - .1, -hy + .1, hy - .1, H, H + .1, 'light', .012)
        if i % 2 == 0: fan(a + w / 2, -.2, H + .46, .3, 'y', .25, 'light'); bb(a + w / 2 - .35, a + w / 2 + .4, -.4, .4, H + .1, H + .18, 'graphite', .006)
        cyl(a + w / 2, -hy - .0, .78, .09, .14, 'y', 'dsteel', .01, 28); box(a + w / 2, -hy - .12, .78, .14, .12, .14, 'graphite', .012)
    bb(x1 - .05, x1 + .05, -hy - .02, hy + .02, .05, H + .08, 'graphite', .008)
    bb(x0 - .055, x1 + .055, -hy - .025, -hy + .05, H + .0, H + .05, 'crimson', .003)
    pipe([(x0 + .5, hy - .5, H + .6), (x1 - .5, hy - .5, H + .6)], .22, 'galv')
    for i in range(n): pipe([(x0 + (i + .5) * w, hy - .5, H + .1), (x0 + (i + .5) * w, hy - .5, H + .6)], .13, 'galv', False)
    pipe([(x0 + .9, hy - .5, H + .6), (x0 + .9, hy - .5, H + 1.9)], .2, 'galv'); lathe(x0 + .9, hy - .5, H + 2.06, [(0, .16), (.3, 0), (.3, .012), (0, .17)], 'z', 'galv')
    for s, x in ((-1, x0), (1, x1)):
        with at(x + s * .055, 0, 0, rz=90 * s):
            bb(-hy, hy, -.02, .03, .45, H + .02, 'graphite', .01)
            for k in range(lanes): bb(-hy + .2, hy - .2, -.03, .0, .62 + k * (H - .6) / lanes, .72 + k * (H - .6) / lanes, 'black', .003)


def roll(x0, x1, W, items=(), z=1.3, t=.012):
    rollers(x0, x1, -W / 2, W / 2, z, .13, .03)
    motor(x1 - .2, -W / 2 - .04, z - .11, .06, .22, 'y', 'light', -1)
    for a, b, m in items:
        bb(a, b, -W / 2 + .14, W / 2 - .14, z + .002, z + .002 + t, m, .002)


def roll2(x0, x1, W, l, m, z=1.3, nt=2, gap=.06):
    """roller way carrying rows of tiles"""
    rollers(x0, x1, -W / 2, W / 2, z, .13, .03); motor(x1 - .2, -W / 2 - .04, z - .11, .06, .22, 'y', 'light', -1)
    tw = (W - .3) / nt; x = x0 + .12
    while x + l < x1:
        for i in range(nt): bb(x, x + l, -W / 2 + .15 + i * tw + .02, -W / 2 + .15 + (i + 1) * tw - .02, z + .002, z + .014, m, .002)
        x += l + gap


def sorter(x0, x1, W=1.4, z=1.3, n=5, mat='maxi', s=.6, two=True):
    """sorting and stacking line with bridge, suction heads and pallets"""
    roll2(x0, x1, W, .62, mat, z)
    p = (x1 - x0) / n
    bb(x0 + .1, x1 - .1, -W / 2 - .18, -W / 2 - .08, z + .68, z + .92, 'white', .02); bb(x0 + .1, x1 - .1, W / 2 + .08, W / 2 + .18, z + .68, z + .92, 'white', .02)
    bb(x0 + .096, x1 - .096, -W / 2 - .184, -W / 2 - .14, z + .71, z + .74, 'crimson', .003)
    for i in range(n + 1):
        x = min(max(x0 + i * p, x0 + .15), x1 - .15)
        for k in (-1, 1): bb(x - .06, x + .06, k * (W / 2 + .13) - .06, k * (W / 2 + .13) + .06, .03, z + .7, 'graphite', .01)
        bb(x - .05, x + .05, -W / 2 - .1, W / 2 + .1, z + .86, z + .94, 'graphite', .008)
    for i in range(n):
        x = x0 + (i + .5) * p
        bb(x - .3, x + .3, -W / 2 - .95, W / 2 + .2, z + .94, z + 1.06, 'graphite', .012); bb(x - .12, x + .12, -W / 2 - .75, -W / 2 - .5, z + .3, z + 1.3, 'light', .012)
        bb(x - .3, x + .3, -W / 2 - .9, -W / 2 - .35, z + .22, z + .30, 'graphite', .008)
        for a in (-.2, .2):
            for b in (-.82, -.45): cyl(x + a, -W / 2 + b, z + .18, .05, .08, 'z', 'rubber', .006, 20)
        # pallet and stack
        y = -W / 2 - .62
        bb(x - .42, x + .42, y - .42, y + .42, 0, .13, 'wood', .004)
        h = (.35, .75, .55, .9, .2, .62, .4)[i % 7]
        for k in range(int(h / .05)): bb(x - .31, x + .31, y - .31, y + .31, .13 + k * .05, .13 + k * .05 + .046, 'refr' if k % 6 == 5 else mat, .004)


def cableway(x0, x1, y, z):
    """overhead tray with posts"""
    bb(x0, x1, y - .2, y + .2, z, z + .02, 'galv', .003)
    for s in (-1, 1): bb(x0, x1, y + s * .2 - .008, y + s * .2 + .008, z, z + .09, 'galv', .002)


# ---------------------------------------------------------------- plants
def porcelain():
    # back row: silos, press, dryer, glazing, printer
    with at(0, 4.2, 0):
        powder_silos(-14.6, .4, 3)
        beam((-9.1, .4, .75), (-7.2, 1.9, 3.6), .5, .14, 'graphite'); beam((-9.1, .4, .85), (-7.2, 1.9, 3.7), .38, .05, 'rubber')
        with at(-7.2, 0, 0): ponder.ponder(1.25, 'PONDER 5000', 'frame', 2.5, 1.5, 4.4, accum=1)
        with at(0, -1.8, 0): roll2(-8.2, -3.7, 1.9, .62, 'terra', 1.3, 2)
        with at(0, -1.8, 0): hdryer(-3.4, 4.2, 2.3, 2.7); cords(4.3, 7.2, 1.3, 1.0, 5); tile(4.5, 1.2, .6, 1.0, 'terra'); tile(5.3, 1.2, .6, 1.0, 'terra'); tile(6.2, 1.2, .6, 1.0, 'terra')
        with at(8.9, -1.8, 0): booth()
    with at(0, 2.4, 0): cords(10.6, 16.0, 1.3, 1.0, 5); [tile(10.9 + i * .78, 1.2, .6, 1.0, 'engobe') for i in range(6)]
    with at(15.7, .2, 0, rz=-90): cords(-1.4, 3.6, 1.3, 1.0, 5); [tile(-1.3 + i * .78, 1.2, .6, 1.0, 'engobe') for i in range(5)]
    # front row, flowing to the left: printer, kiln, sorting
    with at(0, -3.4, 0):
        with at(11.6, 0, 0): tinta.printer()
        with at(-.9, 0, 0): ignis.kiln(5, 2.3, False, 'IGNIS 2950', 2.1, 2.1, 2, (0, 2.6))
        for i in range(3): bb(-7.6, -6.3, -.75 + i * .5 + .02, -.75 + i * .5 + .48, 1.338, 1.350, 'maxi', .002)
        roll2(-9.2, -7.8, 1.9, .62, 'maxi', 1.3, 2)
        sorter(-15.4, -9.25, 1.5)
    cabinet(-2.4, 1.6, 5.3, 5.9, 2.2, 'light', 5)


def booth():
    """short glazing booth on the line"""
    z = 1.0; hb = 1.05
    for s in (-1, 1): bb(s * 1.0 - .02, s * 1.0 + .02, -hb, hb, z - .14, 2.2, 'inox', .005)
    bb(-1.0, 1.0, -hb, hb, z - .5, z - .1, 'inox', .01); bb(-1.0, 1.0, hb - .03, hb, z - .1, 2.2, 'inox', .004)
    for x in (-.9, .9):
        for s in (-1, 1): bb(x - .05, x + .05, s * (hb - .1) - .05, s * (hb - .1) + .05, 0, z - .4, 'inox', .006)
    prism([(-1.05, 2.18), (1.05, 2.18), (1.05, 2.34), (.4, 2.72), (-.4, 2.72), (-1.05, 2.34)], -hb - .04, hb + .04, 'y', 'white', .02); bb(-1.054, 1.054, -hb - .045, hb, 2.2, 2.24, 'crimson', .003)
    bb(-1.0, 1.0, -hb, -hb + .03, z - .14, z + .06, 'inox', .004); tinta.doorframe(-.95, .95, z + .08, 2.16, -hb, 60)
    pipe([(0, 0, 2.7), (0, 0, 3.2), (0, hb + .8, 3.2), (0, hb + .8, 2.2)], .17, 'galv'); cyl(0, hb + .8, 1.4, .42, 1.5, 'z', 'inox', .02, 48)
    tinta.agitank(1.75, -hb - .4, .36, .55); tinta.agitank(-1.75, -hb - .4, .36, .55)


def maxi():
    # back row: powder, continuous compaction, dryer
    with at(0, 3.6, 0):
        powder_silos(-13.9, 1.2, 2, .95, 5.2)
        beam((-10.3, 1.2, .75), (-8.6, .3, 3.4), .5, .14, 'graphite'); beam((-10.3, 1.2, .85), (-8.6, .3, 3.5), .38, .05, 'rubber')
        with at(-4.0, 0, 0): ponder.continua()
        hdryer(2.8, 11.0, 2.5, 2.9)
        roll(11.1, 14.2, 2.1, ((11.3, 14.1, 'greenware'),), 1.05)
    with at(13.1, .2, 0, rz=90): roll(-3.6, 2.3, 2.3, (), 1.05); bb(-1.6, 1.6, -.9, .9, 1.052, 1.064, 'greenware', .002)
    # front row, towards the camera: printer, kiln, polishing exit, slab racks
    with at(0, -3.6, 0):
        with at(9.2, 0, 0): tinta.printer()
        roll(3.1, 5.9, 2.3, ((3.2, 5.6, 'print'),), 1.28)
        with at(-3.6, 0, 0): ignis.kiln(5, 2.9, False, 'IGNIS 2950', 2.2, 2.1, 2, (0, 2.6))
        bb(-10.5, -9.0, -1.1, 1.1, 1.338, 1.350, 'maxi', .002)
        roll(-14.4, -10.6, 2.4, ((-14.2, -11.0, 'maxi'),), 1.3)
    # slab picker and storage frames
    for k in (-1, 1): bb(-14.5 + (k + 1) * 2.0 - .1, -14.5 + (k + 1) * 2.0 + .1, -5.6, -5.4, .03, 3.0, 'graphite', .012); bb(-14.5 + (k + 1) * 2.0 - .1, -14.5 + (k + 1) * 2.0 + .1, -.4, -.2, .03, 3.0, 'graphite', .012); bb(-14.5 + (k + 1) * 2.0 - .12, -14.5 + (k + 1) * 2.0 + .12, -5.8, .0, 3.0, 3.24, 'graphite', .015)
    bb(-14.9, -10.1, -1.9, -1.5, 3.26, 3.58, 'white', .03); bb(-14.904, -10.096, -1.904, -1.7, 3.30, 3.34, 'crimson', .003); text('SAXUM', -14.5, -1.906, 3.45, .19, 'black')
    bb(-12.7, -12.3, -2.1, -1.9, 1.9, 4.2, 'light', .02); motor(-12.5, -2.0, 4.2, .1, .32, 'z', 'graphite')
    bb(-13.9, -11.1, -2.06, -1.94, 1.86, 1.96, 'graphite', .008)
    for x in np.linspace(-13.8, -11.2, 5): bb(x - .04, x + .04, -2.8, -1.2, 1.78, 1.86, 'graphite', .006); [cyl(x, y, 1.73, .08, .1, 'z', 'rubber', .01, 24) for y in (-2.7, -2.0, -1.3)]
    bb(-14.1, -10.9, -2.85, -1.15, 1.665, 1.678, 'maxi', .002)
    with at(-12.5, -.2, 0):
        bb(-1.75, 1.75, -.95, .95, .1, .22, 'graphite', .01)
        for k in range(20): bb(-1.6, 1.6, -.88, .88, .23 + k * .02, .23 + k * .02 + .014, 'maxi' if k % 2 == 0 else 'maxid', .002)
        for x in (-1.5, 0, 1.5): bb(x - .1, x + .1, -.9, .9, 0, .1, 'graphite', .008)
    # vertical racks in front
    with at(1.0, -7.6, 0): rack('maxid')
    with at(5.4, -7.6, 0): rack('maxi')
    cabinet(-7.0, -3.4, 6.4, 7.0, 2.2, 'light', 5); fence((-15.4, -6.6), (-9.9, -6.6), 1.9)


def rack(m, L=3.6, n=7, h=1.75):
    """slab trestle, slabs of the large format stand on their long side"""
    for x in (-L / 2 + .3, 0, L / 2 - .3):
        bb(x - .05, x + .05, -.8, .7, .06, .16, 'graphite', .008); beam((x, .55, .1), (x, .15, h + .2), .08, .08, 'graphite')
        for y in (-.7, .6): cyl(x, y, .03, .06, .05, 'z', 'black', .006, 20)
    for z in (.5, 1.1, h): beam((-L / 2 + .2, .55 - .4 * z / h - .06, z), (L / 2 - .2, .55 - .4 * z / h - .06, z), .06, .06, 'graphite')
    for i in range(n):
        with at(0, .36 - i * .05, .16, rx=-12.5): bb(-L / 2, L / 2, -.012, 0, 0, h - .05, m, .002)


def brick():
    with at(-1.2, -3.9, 0):
        # box feeder and pan mill
        with at(0, 2.7, 0):
            prism([(-14.2, 1.5), (-11.2, 1.5), (-10.9, 2.6), (-14.5, 2.6)], -1.0, 1.0, 'y', 'light', .015); bb(-14.3, -11.1, -.8, .8, 2.35, 2.55, 'clay', .04)
            bb(-14.3, -10.6, -.75, .75, 1.28, 1.44, 'graphite', .012); bb(-14.2, -10.5, -.62, .62, 1.44, 1.48, 'rubber', .004)
            for x in (-14.0, -12.6, -11.2):
                for s in (-1, 1): bb(x - .07, x + .07, s * .8 - .07, s * .8 + .07, .03, 1.5, 'graphite', .01)
            for x in np.linspace(-14.0, -11.2, 7): bb(x - .03, x + .03, -1.06, -1.0, 1.55, 2.55, 'graphite', .005)
            bb(-14.52, -10.88, -1.04, 1.04, 2.55, 2.62, 'graphite', .008)
            beam((-10.5, 0, 1.4), (-7.6, 0, 3.5), .62, .16, 'graphite'); beam((-10.5, 0, 1.52), (-7.6, 0, 3.62), .5, .05, 'rubber'); beam((-10.3, 0, 1.6), (-7.8, 0, 3.68), .24, .06, 'clay')
            for x, z in ((-9.6, 1.9), (-8.3, 2.8)): bb(x - .05, x + .05, -.35, .35, 0, z, 'graphite', .008)
            # double-shaft mixer on frame
            bb(-8.0, -4.9, -.75, .75, 2.2, 3.05, 'light', .04); bb(-8.05, -4.85, -.8, .8, 3.02, 3.12, 'graphite', .01); bb(-7.9, -5.0, -.6, .6, 3.0, 3.06, 'claywet', .01)
            bb(-4.9, -4.2, -.6, .6, 2.1, 3.0, 'graphite', .03); motor(-4.2, -.0, 2.55, .25, .8, 'x', 'light')
            for x in (-7.7, -5.2):
                for s in (-1, 1): bb(x - .09, x + .09, s * .65 - .09, s * .65 + .09, .03, 2.2, 'graphite', .012)
            platform(-8.1, -4.7, -1.75, -.82, 2.1, rails='fl'); ladder(-4.95, -1.78, 0, 2.1)
        beam((-5.9, 2.4, 2.2), (-5.9, .3, 3.75), .5, .12, 'graphite'); beam((-5.9, 2.4, 2.3), (-5.9, .3, 3.85), .4, .04, 'rubber')
        extruder()
        # cutter and setting
        with at(0, 0, 0):
            rollers(-1.7, 1.4, -.45, .45, 1.02, .10, .025); bb(-2.2, 1.3, -.30, .30, 1.022, 1.062, 'claywet', .004)
            for s in (-1, 1): bb(-.1, .9, s * .72 - .08, s * .72 + .08, .05, 1.9, 'graphite', .015)
            bb(-.15, .95, -.85, .85, 1.85, 2.2, 'white', .03); bb(-.154, .954, -.854, .85, 1.9, 1.94, 'crimson', .003); motor(.4, 0, 2.2, .12, .4, 'z', 'light')
            frame_plate(rrect(.1, .7, .95, 1.75, .04, 4), rrect(.16, .64, 1.0, 1.7, .03, 4), -.62, -.58, 'y', 'steel')
            for x in (.2, .3, .4, .5, .6): rod((x, -.6, 1.0), (x, -.6, 1.7), .004, 'steel', 6)
            rollers(1.5, 6.4, -.45, .45, 1.02, .14, .03)
            for i in range(8): bb(1.65 + i * .59, 1.65 + i * .59 + .30, -.30, .30, 1.022, 1.062, 'claywet', .004)
    # chamber dryer with open lane showing shelves
    with at(0, 4.4, 0):
        x0, x1, H = -14.6, -6.2, 3.6
        bb(x0, x1, -1.4, 1.4, .05, H, 'galv', .01); n = 6; w = (x1 - x0) / n
        for i in range(n):
            a = x0 + i * w
            if i != 3: panel(a + .06, a + w - .06, .15, H - .12, -1.38, 'white', .06, .006, handle='r')
            else:
                bb(a + .06, a + w - .06, -1.42, -1.3, .15, H - .12, 'black', .004)
                for k in range(9):
                    bb(a + .12, a + w - .12, -1.5, -1.4, .42 + k * .34, .45 + k * .34, 'steel', .003)
                    for q in range(3): bb(a + .18 + q * .40, a + .50 + q * .40, -1.52, -1.40, .455 + k * .34, .495 + k * .34, 'clay', .003)
            bb(a - .06, a + .06, -1.46, 1.4, 0, H + .06, 'graphite', .008)
        bb(x1 - .06, x1 + .06, -1.46, 1.4, 0, H + .06, 'graphite', .008); bb(x0 - .07, x1 + .07, -1.47, -1.38, H - .03, H + .05, 'crimson', .003)
        text('SAXUM', x0 + .3, -1.445, H - .45, .32, 'black'); text('FORMA BRICK', x0 + 2 * w + .15 - w * .92, -1.445, H - .45, .15, 'crimson')
        bb(x0 - .05, x1 + .05, -1.42, 1.42, H, H + .12, 'graphite', .01)
        for i in range(4): fan(x0 + 1.2 + i * 2.2, .1, H + .62, .42, 'y', .34, 'light'); bb(x0 + .8 + i * 2.2, x0 + 1.8 + i * 2.2, -.2, .9, H + .12, H + .22, 'graphite', .008)
        pipe([(x0 + .4, .9, H + .75), (x1 + .8, .9, H + .75), (x1 + .8, .9, 2.0)], .3, 'galv')
    # tunnel kiln with loaded cars
    with at(0, 3.6, 0):
        x0, x1, H, hy = -1.6, 8.8, 3.1, 1.75
        prism([(-hy, .0), (hy, .0), (hy, 2.3), (hy * .8, 2.75), (hy * .4, H), (-hy * .4, H), (-hy * .8, 2.75), (-hy, 2.3)], x0, x1, 'x', 'light', .03)
        n = 6; w = (x1 - x0) / n
        for i in range(n):
            a = x0 + i * w
            panel(a + .05, a + w - .05, .25, 2.25, -hy, 'white', .05, .006)
            bb(a - .06, a + .06, -hy - .08, hy + .08, 0, 2.4, 'graphite', .01)
            for k in (.35, .65): ignis.burner(a + w * k, -hy - .05, 1.25)
            cyl(a + w * .5, -hy - .06, 1.85, .07, .05, 'y', 'dsteel', .008, 28); cyl(a + w * .5, -hy - .085, 1.85, .045, .02, 'y', 'glow' if i in (2, 3, 4) else 'black', .002, 24)
            for k in (.3, .7): cyl(a + w * k, -.6, H - .02, .09, .3, 'z', 'iron', .012, 24); cyl(a + w * k, .6, H - .02, .09, .3, 'z', 'iron', .012, 24)
        bb(x1 - .06, x1 + .06, -hy - .08, hy + .08, 0, 2.4, 'graphite', .01); bb(x0, x1, -hy - .06, -hy - .02, 2.3, 2.36, 'crimson', .003)
        pipe([(x0, -hy - .28, .95), (x1, -hy - .28, .95)], .05, 'alu'); pipe([(x0 + .3, 0, H + .6), (x1 - 2.2, 0, H + .6)], .3, 'galv')
        for i in range(0, n - 1, 2): pipe([(x0 + (i + .5) * w, 0, H - .05), (x0 + (i + .5) * w, 0, H + .6)], .18, 'galv', False)
        pipe([(x0 + 1.3, .0, H + .6), (x0 + 1.3, 0, H + 3.0)], .28, 'galv'); lathe(x0 + 1.3, 0, H + 3.2, [(0, .22), (.42, 0), (.42, .015), (0, .235)], 'z', 'galv')
        fan(x1 - 1.4, .2, H + .55, .45, 'y', .35, 'light'); bb(x1 - 1.9, x1 - .8, -.2, .9, H - .02, H + .1, 'graphite', .01)
        frame_plate(rrect(-hy - .2, hy + .2, .0, H + .15, .12, 5), rrect(-hy + .3, hy - .3, .12, 2.25, .05, 5), x1 - .04, x1 + .30, 'x', 'graphite'); frame_plate(rrect(-hy - .2, hy + .2, .0, H + .15, .12, 5), rrect(-hy + .3, hy - .3, .12, 2.25, .05, 5), x0 - .30, x0 + .04, 'x', 'graphite')
        bb(x1 - .3, x1 + .06, -hy + .25, hy - .25, .1, 2.3, 'black', 0); bb(x0 - .06, x0 + .3, -hy + .25, hy - .25, .1, 2.3, 'black', 0)
        with at(x1 + .31, 0, 0, rz=90): text('SAXUM', 0, 0, H - .22, .3, 'white', align='CENTER'); text('FORMA BRICK', 0, 0, H - .56, .16, 'white', align='CENTER')
        for s in (-.75, .75): bb(x0 - 3.6, x1 + 6.2, s - .03, s + .03, 0, .10, 'dsteel', .004)
        for c, m in ((x1 + 1.75, 'brick'), (x1 + 4.55, 'brickd'), (x0 - 1.9, 'clay')): car(c, m)
        pulpit(x1 + .9, -hy - .9, 0, rz=8, stand='floor'); tower(x1 + .1, -hy, H + .15, .5)
    cabinet(2.5, 5.7, 6.2, 6.8, 2.2, 'light', 4)


def car(x, m, W=2.5, L=2.4):
    """kiln car with a deck of refractory and set bricks"""
    bb(x - L / 2, x + L / 2, -W / 2, W / 2, .28, .48, 'graphite', .015); bb(x - L / 2 + .03, x + L / 2 - .03, -W / 2 + .03, W / 2 - .03, .48, .72, 'refr', .015)
    for a in (-.75, .75):
        for s in (-1, 1): cyl(x + a, s * .75, .24, .15, .09, 'y', 'dsteel', .012, 36); bb(x + a - .12, x + a + .12, s * .75 - .1, s * .75 + .1, .3, .4, 'iron', .01)
    out = []
    for px in range(3):
        for py in range(3):
            cx = x - L / 2 + .43 + px * .77; cy = -W / 2 + .45 + py * .8
            for k in range(10):
                z = .75 + k * .128
                for q in range(4):
                    if k % 2: out.append((cx, cy - .27 + q * .18, z + .06, .62, .11, .118))
                    else: out.append((cx - .25 + q * .165, cy, z + .06, .11, .64, .118))
    multi(out, m, .004)


def extruder():
    """de-airing extruder with press barrel and die"""
    bb(-7.6, -2.4, -.95, .95, .0, .38, 'graphite', .03)
    bolts([(x, -.85, .38) for x in np.linspace(-7.4, -2.6, 9)], .03, 'z', 1)
    # upper mixer, vacuum chamber, press barrel, die
    cyl(-5.4, 0, 2.35, .46, 2.2, 'x', 'light', .03, 56); bb(-6.6, -6.1, -.55, .55, 1.75, 2.95, 'graphite', .03)
    for x in (-6.0, -5.2, -4.5): ring(x, 0, 2.35, .46, .53, .06, 'x', 'graphite', 56)
    prism([(-6.4, 2.8), (-5.5, 2.8), (-5.2, 3.5), (-6.7, 3.5)], -.55, .55, 'y', 'light', .015); bb(-6.72, -5.18, -.57, .57, 3.46, 3.53, 'graphite', .008); bb(-6.5, -5.4, -.45, .45, 3.4, 3.46, 'clay', .01)
    bb(-4.4, -3.5, -.72, .72, .9, 2.95, 'white', .06); cyl(-3.95, -.73, 2.2, .24, .06, 'y', 'dsteel', .01, 48); cyl(-3.95, -.765, 2.2, .17, .02, 'y', 'glass', .004, 40); boltcircle(-3.95, -.76, 2.2, .21, 10, .014)
    bb(-4.404, -3.496, -.724, .724, 2.62, 2.68, 'crimson', .003)
    lathe(-3.5, 0, 1.3, [(.62, 0), (.62, .5), (.55, .55), (.55, 1.0), (.36, 1.32), (.36, 1.42)], 'x', 'light', 64)
    for x in (-3.42, -2.98, -2.5): ring(x, 0, 1.3, .5, .70, .07, 'x', 'graphite', 64); boltcircle(x + .035, 0, 1.3, .65, 16, .018, 'x', 1)
    bb(-2.12, -1.95, -.5, .5, .85, 1.55, 'dsteel', .02); bolts([(-2.05, -.5, z) for z in (.95, 1.45)], .018); bb(-1.96, -1.90, -.36, .36, .98, 1.12, 'steel', .008)
    bb(-4.3, -3.6, -.6, .6, .38, .95, 'graphite', .03); bb(-3.2, -2.7, -.35, .35, .38, .8, 'graphite', .02)
    # gearboxes and motors
    bb(-7.0, -6.4, -.62, .62, .38, 2.0, 'graphite', .05); bb(-6.4, -4.4, -.5, .5, .38, 1.7, 'iron', .05); motor(-7.0, 0, 1.3, .34, 1.0, 'x', 'light', -1); motor(-6.6, 0, 2.35, .25, .75, 'x', 'light', -1)
    bb(-6.2, -4.6, -.56, -.5, .6, 1.5, 'white', .02); text('SAXUM', -5.4, -.562, 1.2, .24, 'black', align='CENTER'); text('FORMA BRICK', -5.4, -.562, .9, .12, 'crimson', align='CENTER')
    # vacuum pump
    bb(-4.6, -3.2, -2.1, -1.4, .0, .1, 'graphite', .01); cyl(-3.6, -1.75, .4, .24, .5, 'x', 'light', .02, 40); motor(-3.85, -1.75, .4, .17, .45, 'x', 'graphite', -1)
    pipe([(-3.6, -1.75, .6), (-3.6, -1.75, 2.5), (-3.95, -1.2, 2.5), (-3.95, -.7, 2.5)], .07, 'galv')
    pulpit(-1.4, -1.3, 0, rz=6, stand='floor')


PRODUCTS = {
    'forma-porcelain': dict(build=porcelain, az=44, el=23, lens=50, fill=.91),
    'forma-maxi': dict(build=maxi, az=-40, el=23, lens=50, fill=.91),
    'forma-brick': dict(build=brick, az=42, el=21, lens=50, fill=.91),
    'forma-maxi-detail': dict(build=maxi, az=-26, cam=((-13.5, -6.5, 2.7), (-12.15, -2.4, 1.5), 36), fstop=11, expo=.72),
}
