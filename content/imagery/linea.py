"""Complete slab plants composed of conveyors, ovens, presses and machines of the other families."""
from saxlib import *
import saxlib
import filum, lumen, tinta, clara
from tinta import fan_unit

BUILD['resin'] = lambda: saxlib._simple('resin', (.24, .33, .38), .45)
BUILD['quartz'] = lambda: saxlib._granite('quartz', (.40, .395, .39), (.62, .615, .60), (.78, .77, .75), 150, .45)
BUILD['quartzp'] = lambda: saxlib._marble('quartzp', (.70, .69, .675), (.60, .595, .585), (.24, .22, .21), (.46, .40, .33), .9, .10, .035)
BUILD['mixq'] = lambda: saxlib._granite('mixq', (.30, .295, .285), (.50, .49, .47), (.70, .69, .66), 90, .85)
BUILD['travert'] = lambda: saxlib._marble('travert', (.56, .47, .36), (.46, .375, .28), (.68, .60, .49), (.36, .27, .18), 1.6, .16, .04)
BUILD['membrane'] = lambda: saxlib._simple('membrane', (.10, .035, .03), .5)
Z = .88


# ---------------------------------------------------------------- modules (flow along +X, conveyor top at Z)
def aframe(x, y, n=6, mat='marble', L=2.9, h=1.7, rz=0, both=True, z=0, t=.022):
    """A-frame rack with slabs leaning on both sides"""
    with at(x, y, z, rz=rz):
        for k in (-L / 2 + .25, 0, L / 2 - .25):
            for s in (-1, 1):
                beam((k, s * .62, .10), (k, s * .06, h + .12), .07, .07, 'graphite'); bb(k - .04, k + .04, s * .05, s * .95, .06, .13, 'graphite', .006)
        for s in (-1, 1):
            bb(-L / 2, L / 2, s * .90 - .04, s * .90 + .04, .04, .12, 'graphite', .006); bb(-L / 2 + .1, L / 2 - .1, s * .28, s * .90, .12, .15, 'wood', .003)
            for zz in (.55, 1.1, h): beam((-L / 2 + .15, s * (.64 - .54 * zz / h), zz), (L / 2 - .15, s * (.64 - .54 * zz / h), zz), .05, .05, 'graphite')
            if both or s < 0:
                for i in range(n):
                    a = 17
                    with at(rnd.uniform(-.05, .05), s * (.66 + (i + .5) * t * 1.35), .15, rx=s * a): slab(-L / 2 + .05, L / 2 - .05, -t / 2, t / 2, 0, h * rnd.uniform(.93, 1.02), mat, False)
        bb(-L / 2 + .2, L / 2 - .2, -.07, .07, h + .08, h + .16, 'graphite', .01)


def tilttable(x, ang=55, W=2.1, L=3.3, mat='marble', s=1):
    """tilting table next to an A-frame: loads a slab onto the conveyor; hinge on the side of the A-frame (-Y)"""
    with at(x, 0, 0, rz=180):
        x = 0
        bb(x - L / 2 + .2, x + L / 2 - .2, W / 2 - .3, W / 2 + .25, .05, .28, 'graphite', .015)
        for k in (x - L / 2 + .4, x + L / 2 - .4):
            bb(k - .12, k + .12, W / 2 - .2, W / 2 + .15, .25, Z - .14, 'graphite', .015); bb(k - .1, k + .1, -W / 2 + .1, W / 2, .05, .2, 'graphite', .01)
            cyl(k, W / 2, Z - .14, .09, .32, 'x', 'dsteel', .01)
        with at(0, W / 2, Z - .14, rx=-ang):
            for k in np.linspace(x - L / 2 + .1, x + L / 2 - .1, 5): bb(k - .05, k + .05, -W, .05, -.02, .10, 'graphite', .008)
            for yy in (-W + .05, -W / 2, -.05): bb(x - L / 2 + .05, x + L / 2 - .05, yy - .05, yy + .05, -.06, .06, 'graphite', .008)
            for k in np.linspace(x - L / 2 + .35, x + L / 2 - .35, 4):
                for yy in np.linspace(-W + .3, -.3, 4): cyl(k, yy, .12, .09, .04, 'z', 'rubber', .008, 24)
            slab(x - L / 2 + .15, x + L / 2 - .15, -W + .12, -.08, .145, .168, mat)
            bb(x - L / 2, x + L / 2, .05, .10, .0, .24, 'yellow', .008)
        a = math.radians(ang)
        for k in (x - .9, x + .9):
            p = (k, W / 2 - math.cos(a) * W * .62, Z - .14 + math.sin(a) * W * .62); q = (k, W / 2 - 1.05, .2)
            rod(q, tuple((Vector(q) + (Vector(p) - Vector(q)) * .55)), .06, 'graphite'); rod(q, p, .035, 'chrome')


def conv(x0, x1, W=2.1, stones=(), mat='steel'):
    rollers(x0, x1, -W / 2, W / 2, Z, .18, .04, mat)
    motor(x1 - .25, -W / 2 - .04, Z - .13, .07, .25, 'y', 'light', -1)
    for a, b, m in stones: slab(a, b, -W / 2 + .12, W / 2 - .12, Z + .002, Z + .024, m)


def tower_oven(x, name='', L=3.9, W=2.9, H=5.6, fans=2, shelves=20):
    """vertical multi-shelf oven, insulated"""
    hx, hy = L / 2, W / 2
    for sx in (-1, 1):
        for sy in (-1, 1): bb(x + sx * hx - .09, x + sx * hx + .09, sy * hy - .09, sy * hy + .09, .05, H + .1, 'graphite', .012); bb(x + sx * hx - .16, x + sx * hx + .16, sy * hy - .16, sy * hy + .16, 0, .05, 'graphite', .006)
    bb(x - hx, x + hx, -hy, hy, .45, H, 'galv', .01)
    rows = [(.5, Z - .16), (Z + .22, Z + 1.72), (Z + 1.76, Z + 3.2), (Z + 3.24, H - .04)]
    n = 4; w = (L - .18) / n
    for r, (z0, z1) in enumerate(rows):
        for i in range(n):
            a = x - hx + .09 + i * w
            panel(a, a + w, z0, z1, -hy + .01, 'white', .05, .006, handle=('r' if i % 2 == 0 else 'l') if r in (1, 2) else None, bolted=True)
            with at(0, 0, 0, rz=180): panel(-a - w, -a, z0, z1, -hy + .01, 'white', .05, .006)
    for s in (-1, 1):
        with at(x + s * hx, 0, 0, rz=90 * s):
            for z0, z1 in rows:
                for i in range(3): panel(-hy + .09 + i * (W - .18) / 3, -hy + .09 + (i + 1) * (W - .18) / 3, z0, z1, .01, 'white', .05, .006)
            bb(-hy + .2, hy - .2, -.07, .0, Z - .12, Z + .16, 'black', .004); bb(-hy + .16, hy - .16, -.09, -.05, Z + .16, Z + .2, 'steel', .004)
    for z in (Z + 1.74, Z + 3.22): bb(x - hx - .06, x + hx + .06, -hy - .06, hy + .06, z - .02, z + .02, 'graphite', .006)
    bb(x - hx - .11, x + hx + .11, -hy - .11, hy + .11, H - .02, H + .14, 'graphite', .015); bb(x - hx - .113, x + hx + .113, -hy - .113, hy + .113, H - .09, H - .03, 'crimson', .003)
    text('SAXUM', x - hx + .28, -hy - .048, H - .48, .36, 'black')
    if name: text(name, x - hx + .28, -hy - .048, H - .92, .2, 'crimson')
    # lift chains, air ducts and fans on the roof
    for k in (-1, 1):
        bb(x + k * hx * .72 - .12, x + k * hx * .72 + .12, -hy + .2, hy - .2, H + .14, H + .34, 'graphite', .015); motor(x + k * hx * .72, -hy + .2, H + .26, .11, .34, 'y', 'light', -1)
    for k in range(fans):
        q = x - .55 + k * 1.1
        fan(q, .2, H + .66, .36, 'y', .3, 'light'); bb(q - .35, q + .35, .0, .9, H + .14, H + .22, 'graphite', .008)
    pipe([(x + .9, .7, H + .1), (x + .9, .7, H + 1.2)], .18, 'galv'); lathe(x + .9, .7, H + 1.36, [(0, .14), (.27, 0), (.27, .012), (0, .15)], 'z', 'galv')
    pipe([(x - hx - .35, hy - .3, 1.6), (x - hx - .35, hy - .3, H + .55), (x - .9, .25, H + .55)], .17, 'galv'); pipe([(x - hx - .35, hy - .3, 1.6), (x - hx, hy - .3, 1.6)], .17, 'galv', False)
    for i in range(3): cyl(x - hx + .4 + i * .3, -hy - .055, Z + .42, .05, .02, 'y', 'steel', .004, 24)


def tunnel_oven(x0, x1, W=2.5, H=1.75, n=3):
    hy = W / 2; w = (x1 - x0) / n
    bb(x0, x1, -hy + .04, hy - .04, .35, H, 'galv', .01)
    for i in range(n):
        a = x0 + i * w
        panel(a, a + w, Z + .14, H, -hy + .03, 'white', .05, .006, handle='r'); panel(a, a + w, .38, Z - .16, -hy + .03, 'white', .05, .006)
        bb(a + .1, a + w - .1, -hy + .1, hy - .1, H, H + .10, 'light', .015); bb(a - .04, a + .04, -hy - .03, hy + .03, .05, H + .1, 'graphite', .008)
        fan(a + w / 2, .1, H + .44, .28, 'y', .22, 'light'); bb(a + w / 2 - .3, a + w / 2 + .3, -.1, .7, H + .1, H + .17, 'graphite', .006)
    bb(x1 - .04, x1 + .04, -hy - .03, hy + .03, .05, H + .1, 'graphite', .008)
    bb(x0 - .045, x1 + .045, -hy - .035, -hy + .0, H + .02, H + .07, 'crimson', .003)
    pipe([(x0 + .4, hy - .5, H + .55), (x1 - .4, hy - .5, H + .55)], .17, 'galv')
    for s, x in ((-1, x0), (1, x1)): bb(x - .05, x + .05, -hy + .2, hy - .2, Z - .12, Z + .14, 'black', .004)


def drum(x, y, z=0, mat='resin'):
    lathe(x, y, z, [(0, 0), (.28, 0), (.29, .02), (.29, .29), (.30, .30), (.29, .31), (.29, .58), (.30, .59), (.29, .60), (.29, .86), (.27, .88), (0, .88)], 'z', mat, 40)


def doser(x, W=2.1, name='LINEA'):
    """resin dosing gantry with two-component mixing head"""
    hy = W / 2 + .45
    for s in (-1, 1):
        for k in (-.95, .95): bb(x + k - .09, x + k + .09, s * hy - .09, s * hy + .09, .05, 2.35, 'graphite', .012); bb(x + k - .16, x + k + .16, s * hy - .16, s * hy + .16, 0, .05, 'graphite', .006)
        bb(x - 1.2, x + 1.2, s * hy - .11, s * hy + .11, 2.3, 2.5, 'graphite', .015); rail((x - 1.15, s * hy, 2.515), (x + 1.15, s * hy, 2.515))
    bb(x - .22, x + .22, -hy - .18, hy + .18, 2.55, 2.88, 'white', .03); bb(x - .224, x + .224, -hy - .184, hy + .184, 2.60, 2.64, 'crimson', .003)
    bb(x - .32, x - .2, -.35, .25, 2.2, 2.95, 'graphite', .015); cyl(x - .3, -.05, 2.0, .08, .5, 'z', 'alu', .01); lathe(x - .3, -.05, 1.45, [(0, 0), (.01, 0), (.03, .08), (.03, .3), (0, .3)], 'z', 'brass', 20)
    motor(x - .3, -.05, 2.95, .08, .26, 'z', 'graphite'); bb(x - .5, x - .1, -.45, .35, 1.4, 1.44, 'alu', .006)
    tube([(x - .28, .05, 2.2), (x - .5, .2, 2.6), (x - .2, .7, 3.1), (x, hy, 2.9)], .02, 'blue'); tube([(x - .28, -.1, 2.2), (x - .55, .1, 2.7), (x - .25, .7, 3.2), (x + .05, hy, 2.9)], .02, 'black')
    # glazed front guards
    for k in (-1, 0):
        frame_plate(rrect(x + k * .86 + .01, x + k * .86 + .85, Z + .2, 2.26, .03, 3), rrect(x + k * .86 + .07, x + k * .86 + .79, Z + .26, 2.2, .02, 3), -hy - .12, -hy - .09, 'y', 'light'); bb(x + k * .86 + .06, x + k * .86 + .8, -hy - .107, -hy - .101, Z + .25, 2.21, 'glass', .001)
    panel(x - .85, x, .12, Z + .12, -hy - .09, 'white', .02); panel(x, x + .85, .12, Z + .12, -hy - .09, 'white', .02)
    # component skid behind
    bb(x - 1.1, x + 1.1, hy + .5, hy + 1.5, .0, .14, 'graphite', .01)
    for i in range(3): drum(x - .7 + i * .7, hy + 1.0, .14, ('resin', 'resin', 'ink_k')[i]); motor(x - .7 + i * .7, hy + 1.0, 1.05, .08, .35, 'z', 'light')


def vacuum(x, W=2.1, L=3.6):
    """vacuum chamber: ribbed lid lifted by four columns, pumps beside"""
    hy = W / 2 + .2; hx = L / 2
    bb(x - hx, x + hx, -hy, hy, .42, Z - .08, 'graphite', .02)
    for k in (-1, 1):
        for s in (-1, 1):
            cyl(x + k * (hx - .25), s * (hy + .22), 1.25, .07, 2.3, 'z', 'chrome'); bb(x + k * (hx - .25) - .14, x + k * (hx - .25) + .14, s * (hy + .22) - .14, s * (hy + .22) + .14, 0, .5, 'graphite', .015); cyl(x + k * (hx - .25), s * (hy + .22), 2.42, .11, .1, 'z', 'dsteel', .01)
    z = Z + .42
    bb(x - hx, x + hx, -hy, hy, z, z + .34, 'white', .03); bb(x - hx - .006, x + hx + .006, -hy - .006, hy + .006, z + .02, z + .06, 'black', .006); bb(x - hx - .004, x + hx + .004, -hy - .004, hy + .004, z + .26, z + .30, 'crimson', .003)
    for k in np.linspace(x - hx + .25, x + hx - .25, 7): bb(k - .05, k + .05, -hy, hy, z + .34, z + .56, 'graphite', .012)
    for s in (-.6, 0, .6): bb(x - hx + .05, x + hx - .05, s * hy - .05, s * hy + .05, z + .34, z + .50, 'graphite', .01)
    for k in (-1, 1):
        for s in (-1, 1): bb(x + k * (hx - .25) - .12, x + k * (hx - .25) + .12, s * hy - .05, s * (hy + .34), z + .1, z + .34, 'graphite', .015)
    for k in np.linspace(x - hx + .35, x + hx - .35, 5): cyl(k, -hy - .01, z + .17, .06, .03, 'y', 'steel', .005, 24); cyl(k, -hy - .025, z + .17, .045, .01, 'y', 'glass', .002, 24)
    slab(x - hx + .3, x + hx - .3, -W / 2 + .15, W / 2 - .15, Z, Z + .024, 'marbleb')
    pipe([(x + .5, .2, z + .5), (x + .5, .2, z + 1.1), (x + .5, hy + 1.1, z + 1.1), (x + .5, hy + 1.1, .9)], .12, 'galv')
    bb(x - .8, x + 1.2, hy + .75, hy + 1.5, 0, .12, 'graphite', .01)
    for k in (-.3, .6): cyl(x + k, hy + 1.1, .45, .24, .6, 'x', 'light', .02, 40); motor(x + k - .3, hy + 1.1, .45, .17, .4, 'x', 'graphite', -1)


def suction_gantry(x, W=3.2, H=3.2, L=3.0, mat='marble'):
    """gantry unloader with vacuum frame carrying a slab"""
    for s in (-1, 1):
        for k in (-L / 2, L / 2): bb(x + k - .1, x + k + .1, s * W / 2 - .1, s * W / 2 + .1, .04, H, 'graphite', .015); bb(x + k - .2, x + k + .2, s * W / 2 - .2, s * W / 2 + .2, 0, .05, 'graphite', .006)
    for k in (-L / 2, L / 2): bb(x + k - .12, x + k + .12, -W / 2 - .3, W / 2 + .3, H, H + .26, 'graphite', .02); rail((x + k, -W / 2 - .25, H + .28), (x + k, W / 2 + .25, H + .28))
    bb(x - L / 2 - .2, x + L / 2 + .2, -.38, .12, H + .3, H + .62, 'white', .03); bb(x - L / 2 - .204, x + L / 2 + .204, -.384, -.2, H + .34, H + .38, 'crimson', .003)
    text('SAXUM', x - L / 2 + .1, -.386, H + .49, .17, 'black')
    bb(x - .2, x + .2, -.58, -.38, H - 1.3, H + 1.0, 'light', .02); motor(x, -.48, H + 1.0, .1, .34, 'z', 'graphite')
    zf = H - 1.35
    bb(x - 1.2, x + 1.2, -.56, -.40, zf - .06, zf + .04, 'graphite', .01)
    for k in (-1.1, 0, 1.1): bb(x + k - .05, x + k + .05, -1.2, .3, zf - .14, zf - .06, 'graphite', .008)
    for k in (-1.1, -.37, .37, 1.1):
        for yy in (-1.1, -.48, .2): cyl(x + k, yy, zf - .20, .11, .09, 'z', 'rubber', .012, 28)
    slab(x - 1.45, x + 1.45, -1.35, .42, zf - .27, zf - .245, mat)
    with at(0, .2, 0): chain(x - L / 2, x - .2, x + .6, 0, H + .65, .14, .05, .1)


def plantfloor(x0, x1, y0, y1):
    """safety line marks on the floor"""
    for y in (y0, y1): bb(x0, x1, y - .04, y + .04, 0, .003, 'yellow', 0)
    for x in (x0, x1): bb(x - .04, x + .04, y0, y1, 0, .003, 'yellow', 0)


# ---------------------------------------------------------------- plants
def resin():
    with at(0, -2.9, 0):           # outward: dry the slabs
        aframe(-11.4, -2.25, 7, 'marbleb'); tilttable(-11.4, 48, mat='marbleb'); conv(-9.7, -7.0, stones=((-9.4, -7.0, 'marbleb'),))
        tower_oven(-4.9, 'LINEA RESIN'); conv(-2.85, .7, stones=((-2.6, .2, 'marbleb'),))
        doser(2.0); conv(.75, 3.3, stones=((.9, 3.2, 'marbleb'),)); conv(3.35, 5.9, stones=((3.5, 5.7, 'marbleb'),)); vacuum(7.8)
        conv(9.75, 12.2, stones=((9.9, 12.1, 'marbleb'),))
        pulpit(4.6, -1.9, 0, rz=6, stand='floor')
    # cross transfer at the right end
    with at(10.95, 0, 0, rz=90): conv(-1.75, 1.75, 2.3)
    with at(0, 2.9, 0):            # return: catalysis and cooling
        conv(7.6, 12.2, stones=((9.3, 12.0, 'marbleb'),)); tower_oven(5.4, '', H=5.6); tower_oven(.9, '', H=5.6)
        conv(2.95, 3.35); conv(-4.2, -1.1, stones=((-4.0, -1.3, 'marbleb'),))
        suction_gantry(-6.6, mat='marbleb'); conv(-8.3, -4.25, stones=((-8.1, -5.3, 'marbleb'),))
        aframe(-6.6, 3.0, 7, 'marbleb'); aframe(-10.6, .3, 7, 'marbleb', rz=90)
    cabinet(8.2, 11.0, 5.0, 5.6, 2.1, 'light', 4)
    fence((-13.2, -6.6), (-9.3, -6.6), 1.9); fence((-13.2, -6.6), (-13.2, -1.2), 1.9); tower(6.2, -4.3, 1.5, .5)


def granite():
    with at(-9.2, 4.6, 0): filum.filum(24, 1.9, 3.2, 1.9, .9, 4.9, None, .45, 'FILUM 72', 'graniter')
    with at(0, 4.2, 0):
        tilttable(-1.5, 50, mat='graniter'); aframe(-1.5, -1.9, 5, 'graniter', both=False); conv(.3, 2.3, stones=((.5, 2.3, 'graniter'),))
        with at(5.2, 0, 0): lumen.line(3, 2.1, 1.35, 'LUMEN CALIBRA', True, 'granitep', .42, 1.9, slab_t=.05, cols='light')
        conv(8.2, 10.2, stones=((8.4, 10.0, 'granitep'),)); tower_oven(12.3, 'LINEA GRANITE', H=5.4)
    with at(12.6, .2, 0, rz=90): conv(-1.6, 2.3, 2.2, )
    with at(0, -3.4, 0):
        conv(10.4, 14.0, stones=((11.0, 13.8, 'granitep'),))
        with at(4.3, 0, 0): lumen.line(16, 2.2, .64, 'LUMEN 2200', stone='granitep', r=.23, ext=2.0, covers=True)
        conv(-5.0, -3.0, stones=((-4.9, -3.1, 'granitep'),)); suction_gantry(-6.9, mat='granitep'); conv(-8.8, -5.05, stones=((-8.5, -5.8, 'granitep'),))
        aframe(-6.9, -2.6, 7, 'granitep'); aframe(-11.2, -.3, 8, 'granitep', rz=90); aframe(-13.4, -.3, 8, 'granitep', rz=90)


def strip():
    def flow(x0, x1, W, items, z=Z):
        rollers(x0, x1, -W / 2, W / 2, z, .14, .032)
        motor(x1 - .2, -W / 2 - .04, z - .12, .06, .22, 'y', 'light', -1)
        for a, b, m in items: bb(a, b, -W / 2 + .08, W / 2 - .08, z + .002, z + .022, m, .003)

    def cutter(x, n=4, W=.8):
        """cross cutter with several discs under one hood"""
        hy = W / 2 + .45
        for s in (-1, 1): bb(x - .55, x + .55, s * hy - .11, s * hy + .11, .05, 1.75, 'graphite', .02); bb(x - .62, x + .62, s * hy - .16, s * hy + .16, 0, .06, 'graphite', .008)
        bb(x - .6, x + .6, -hy - .16, hy + .16, 1.75, 2.15, 'white', .035); bb(x - .604, x + .604, -hy - .164, hy, 1.80, 1.84, 'crimson', .003)
        for i in range(n):
            q = x - .42 + i * .28; cyl(q, 0, Z + .17, .20, .010, 'x', 'steel', .002, 56); cyl(q, 0, Z + .17, .06, .04, 'x', 'dsteel', .004)
        cyl(x, 0, Z + .17, .03, 1.0, 'x', 'steel'); motor(x - .5, 0, Z + .17, .1, .3, 'x', 'graphite', -1); bb(x - .3, x + .3, -.2, .2, Z + .45, 1.78, 'grey', .02)
        motor(x - .25, 0, 2.15, .1, .35, 'z', 'light'); motor(x + .25, 0, 2.15, .1, .35, 'z', 'light')
        text('SAXUM', x, -hy - .163, 2.0, .15, 'black', align='CENTER')

    def blower(x0, x1, W=.8):
        hy = W / 2 + .2
        bb(x0, x1, -hy, hy, .3, Z - .14, 'graphite', .015); bb(x0, x1, -hy, hy, Z + .10, 1.55, 'white', .03); bb(x0 - .003, x1 + .003, -hy - .004, hy, Z + .14, Z + .18, 'crimson', .003)
        k = int((x1 - x0) / .8)
        for i in range(k): a = x0 + i * (x1 - x0) / k; panel(a + .02, a + (x1 - x0) / k - .02, Z + .22, 1.5, -hy, 'white', .02, handle='r'); fan(a + .4, .0, 1.85, .25, 'y', .2, 'light')
        for x in np.linspace(x0 + .1, x1 - .1, 3):
            for s in (-1, 1): bb(x - .05, x + .05, s * (hy - .06) - .05, s * (hy - .06) + .05, 0, .35, 'graphite', .008)
    m = 'travert'
    with at(0, -1.9, 0):
        # strips from the block cutter, lifted from a pallet
        for i in range(11): bb(-12.6, -10.4, -2.0, -1.4, .14 + i * .028, .162 + i * .028, m, .002)
        bb(-12.6, -10.4, -2.05, -1.35, .0, .13, 'wood', .004)
        for s in (-1.0, 1.0): bb(-11.5 + s * 1.45 - .09, -11.5 + s * 1.45 + .09, .72, .9, .04, 2.5, 'graphite', .012); bb(-11.5 + s * 1.45 - .09, -11.5 + s * 1.45 + .09, -2.5, -2.32, .04, 2.5, 'graphite', .012); bb(-11.5 + s * 1.45 - .1, -11.5 + s * 1.45 + .1, -2.6, 1.0, 2.5, 2.68, 'graphite', .012)
        bb(-13.1, -9.9, -1.05, -.72, 2.70, 2.96, 'white', .025); bb(-13.104, -9.896, -1.054, -.9, 2.74, 2.775, 'crimson', .003); bb(-11.65, -11.35, -1.22, -1.05, 1.5, 3.3, 'light', .015); motor(-11.5, -1.13, 3.3, .08, .28, 'z', 'graphite')
        bb(-12.4, -10.6, -1.2, -1.06, 1.42, 1.5, 'graphite', .008)
        for k in np.linspace(-12.3, -10.7, 7): cyl(k, -1.13, 1.36, .08, .10, 'z', 'rubber', .01, 24)
        bb(-12.55, -10.45, -1.42, -.82, 1.285, 1.307, m, .002)
        flow(-12.9, -8.0, .8, ((-12.6, -10.5, m), (-10.3, -8.2, m)))
        with at(-5.1, 0, 0): lumen.line(6, .75, .62, 'LUMEN CAL', True, m, .26, 1.1, covers=True, slab_t=.022)
        flow(-2.4, -.2, .8, ((-2.2, -.2, m),))
        with at(4.0, 0, 0): lumen.line(11, .75, .50, 'LINEA STRIP', False, m, .19, 1.3, covers=True, slab_t=.022)
        flow(8.2, 12.4, .8, ((8.4, 10.4, m), (10.5, 12.3, m)))
        pulpit(-.7, -1.1, 0, rz=4, stand='floor')
    with at(11.9, 0, 0, rz=90): flow(-1.4, 2.5, 1.0, ())
    with at(0, 2.7, 0):
        flow(7.2, 12.5, .8, ((9.9, 11.9, m), (7.6, 9.6, m)))
        cutter(8.9, 4); flow(2.2, 7.1, .8, [(2.4 + i * .66, 2.4 + i * .66 + .6, m) for i in range(7)])
        with at(4.8, 0, 0): cutter(0, 2)
        blower(-1.2, 2.0); flow(-9.6, -1.3, .8, [(-9.4 + i * .68, -9.4 + i * .68 + .6, m) for i in range(12)])
        # bevelling station with inclined spindles
        for x in (-2.6, -3.5):
            bb(x - .4, x + .4, -.95, -.5, .05, Z + .10, 'graphite', .02); bb(x - .4, x + .4, .5, .95, .05, Z + .1, 'graphite', .02)
            for q in (-.2, .2):
                with at(x + q, -.5, Z + .10, rx=38): cyl(0, -.02, .06, .07, .05, 'z', 'gold', .006, 28); cyl(0, -.02, .2, .05, .24, 'z', 'steel'); motor(0, -.02, .3, .08, .28, 'z', 'light')
        # vision arch, stacking and crates
        bb(-6.0, -5.3, -.65, .65, 1.25, 1.75, 'white', .03); bb(-6.003, -5.297, -.654, .654, 1.28, 1.315, 'crimson', .003)
        for s in (-1, 1): bb(-5.9, -5.4, s * .58 - .05, s * .58 + .05, .05, 1.27, 'graphite', .012)
        bb(-5.9, -5.4, -.45, .45, 1.235, 1.25, 'strip', .002)
        for i in range(4):
            x = -10.6 - (i % 2) * 1.0; y = -.55 + (i // 2) * 1.1
            bb(x - .42, x + .42, y - .42, y + .42, 0, .13, 'wood', .004)
            for k in range(18 - i * 4): bb(x - .3 + rnd.uniform(-.004, .004), x + .3, y - .3, y + .3, .13 + k * .026, .13 + k * .026 + .022, m, .002)
        for i in range(3):
            x = -8.9 + i * 1.15; y = 1.55
            bb(x - .42, x + .42, y - .42, y + .42, 0, .13, 'wood', .004)
            for k in range(24 - i * 5): bb(x - .3 + rnd.uniform(-.004, .004), x + .3, y - .3, y + .3, .13 + k * .026, .13 + k * .026 + .022, m, .002)
    cabinet(-6.5, -3.6, 5.0, 5.55, 2.1, 'light', 4)


def press(x=0, W=2.3, L=4.2):
    """vibro-vacuum press: heavy cross frame, hydraulic columns, chamber"""
    hx, hy = L / 2, W / 2 + .5
    bb(x - hx - .15, x + hx + .15, -hy - .1, hy + .1, 0, .55, 'graphite', .04); bb(x - hx, x + hx, -hy + .2, hy - .2, .55, Z - .05, 'iron', .02)
    for k in (-1, 1):
        for s in (-1, 1):
            cyl(x + k * (hx - .4), s * (hy - .16), 1.75, .19, 2.6, 'z', 'chrome', .01, 56)
            for z in (.62, 2.85): ring(x + k * (hx - .4), s * (hy - .16), z, .19, .29, .12, 'z', 'dsteel')
            lathe(x + k * (hx - .4), s * (hy - .16), 3.95, [(0, 0), (.28, 0), (.28, .08), (.22, .10), (.22, .32), (.18, .36), (0, .36)], 'z', 'dsteel', 6)
    # mould with the mix, chamber and crown
    bb(x - hx + .2, x + hx - .2, -W / 2 + .05, W / 2 - .05, Z - .05, Z + .04, 'membrane', .006); bb(x - hx + .35, x + hx - .35, -W / 2 + .2, W / 2 - .2, Z + .04, Z + .09, 'mixq', .012)
    for s in (-1, 1): bb(x - hx + .2, x + hx - .2, s * (W / 2 - .12) - .05, s * (W / 2 - .12) + .05, Z + .04, Z + .13, 'alu', .006)
    z = Z + .5
    bb(x - hx + .55 - .4, x + hx - .55 + .4, -hy + .42, hy - .42, z, z + .75, 'light', .03)
    bb(x - hx + .12, x + hx - .12, -hy + .40, hy - .40, z - .02, z + .05, 'black', .01)
    for k in np.linspace(x - hx + .35, x + hx - .35, 9): bb(k - .03, k + .03, -hy + .35, hy - .35, z + .08, z + .75, 'graphite', .008)
    bb(x - hx - .05, x + hx + .05, -hy - .12, hy + .12, 2.9, 3.95, 'white', .06); bb(x - hx - .056, x + hx + .056, -hy - .126, hy + .126, 2.98, 3.05, 'crimson', .004)
    for s in (-1, 1): bb(x + s * (hx - .4) - .34, x + s * (hx - .4) + .34, -hy - .15, hy + .15, 2.84, 4.0, 'graphite', .04)
    text('SAXUM', x, -hy - .126, 3.58, .36, 'black', align='CENTER'); text('LINEA QUARTZ', x, -hy - .126, 3.25, .19, 'crimson', align='CENTER')
    for k in np.linspace(x - hx + 1.0, x + hx - 1.0, 4):
        for s in (-.4, .4): cyl(k, s * hy, 2.55, .15, .8, 'z', 'chrome', .01, 40); ring(k, s * hy, 2.86, .15, .22, .06, 'z', 'dsteel')
    for k in (-.9, 0, .9):
        cyl(x + k, .1, 4.25, .27, .6, 'z', 'light', .025, 48); boltcircle(x + k, .1, 4.55, .21, 12, .016, 'z', 1)
        pipe([(x + k, .1, 4.55), (x + k, .1, 4.8), (x + k, hy + .4, 4.8), (x + k, hy + .4, 1.2)], .055, 'galv')
    for k in (-1, 1):   # vibration motors on the chamber
        for q in (-.55, .55): cyl(x + q * 2 , k * (hy - .52), z + .42, .15, .5, 'x', 'graphite', .02, 40); ring(x + q * 2 - .2, k * (hy - .52), z + .42, .14, .17, .06, 'x', 'light'); ring(x + q * 2 + .2, k * (hy - .52), z + .42, .14, .17, .06, 'x', 'light')
    pipe([(x - hx + .9, 0, z + .7), (x - hx + .9, -.0, z + 1.15), (x - hx - .5, 0, z + 1.15), (x - hx - .5, hy + .8, z + 1.15), (x - hx - .5, hy + .8, .6)], .14, 'galv')
    bolts([(x + k, -hy - .1, .30) for k in np.linspace(-hx + .1, hx - .1, 8)], .035)
    for k in np.linspace(-hx + .75, hx - .75, 4): tube([(x + k, -hy + .34, z + .5), (x + k + .1, -hy + .12, z + .8), (x + k + .1, -hy + .1, 2.4), (x + k, -hy + .25, 2.9)], .022, 'black')


def mixer(x, y, z, mat='light'):
    """planetary mixer with lifted drive"""
    cyl(x, y, z + .62, .72, .95, 'z', mat, .03, 64); lathe(x, y, z - .2, [(.22, 0), (.22, .1), (.7, .36)], 'z', mat, 48)
    ring(x, y, z + 1.08, .70, .78, .08, 'z', 'graphite', 64); boltcircle(x, y, z + 1.12, .74, 16, .016, 'z', 1); ring(x, y, z + .35, .72, .735, .05, 'z', 'crimson', 64)
    bb(x - .34, x + .34, y - .26, y + .26, z + 1.1, z + 1.45, 'graphite', .03); motor(x - .12, y, z + 1.45, .16, .5, 'z', 'light'); cyl(x + .25, y, z + 1.3, .1, .5, 'z', 'dsteel')
    bb(x - .2, x + .2, y - .79, y - .70, z + .4, z + .9, 'white', .012); grip(x, y - .79, z + .65, .2, 'black', False)


MIXERS = (-2.7, -.9, .9, 2.7)


def quartz(detail=False):
    """the plant of the product's technical data: four mixers, one press, two finishing lines"""
    # raw-material silos
    for i in range(4):
        x = -13.1 + i * 1.75; y = 5.2
        clara.shell(x, y, 2.6, 6.6, .76, 'white', 3); lathe(x, y, 1.4, [(.12, 0), (.12, .1), (.76, 1.2)], 'z', 'light', 64); lathe(x, y, 6.6, [(.78, 0), (.25, .3), (.2, .34), (0, .34)], 'z', 'light', 64)
        for a in (45, 135, 225, 315): c, s = .72 * math.cos(math.radians(a)), .72 * math.sin(math.radians(a)); bb(x + c - .06, x + c + .06, y + s - .06, y + s + .06, 0, 3.0, 'graphite', .008)
        cyl(x, y, 7.1, .26, .4, 'z', 'inox', .02, 40); pipe([(x - .6, y - .62, .6), (x - .6, y - .62, 6.9), (x - .25, y - .3, 7.0)], .05, 'galv', False)
        ring(x, y, 3.4, .765, .77, .08, 'z', 'crimson', 64) if i == 0 else None
    bb(-13.9, -7.0, 4.42, 4.52, 6.55, 6.63, 'galv', .004); handrail([(-13.9, 4.45, 6.63), (-7.05, 4.45, 6.63)]); clara.caged_ladder(-6.85, 4.5, 0, 6.6)
    # weighing belt from silos to mixers
    bb(-13.6, -6.2, 4.95, 5.45, .95, 1.08, 'graphite', .01); bb(-13.6, -6.2, 5.0, 5.4, 1.08, 1.11, 'rubber', .004)
    beam((-6.3, 5.2, 1.1), (-3.9, 2.2, 5.2), .5, .16, 'graphite'); beam((-6.25, 5.16, 1.22), (-3.92, 2.2, 5.3), .40, .05, 'rubber')
    # mixing mezzanine over the distributor
    zp = 3.0
    with at(-6.2, 0, 0):
        for x in (-3.4, 0, 3.4):
            for y in (-1.9, 1.9): bb(x - .12, x + .12, y - .12, y + .12, .03, zp - .2, 'graphite', .015); bb(x - .24, x + .24, y - .24, y + .24, 0, .03, 'graphite', .004)
        for y in (-1.9, 1.9): bb(-3.6, 3.6, y - .1, y + .1, zp - .42, zp - .16, 'graphite', .012); beam((-3.35, y, zp - 1.2), (-2.5, y, zp - .35), .1, .1, 'graphite'); beam((3.35, y, zp - 1.2), (2.5, y, zp - .35), .1, .1, 'graphite')
        bb(-3.65, 3.65, -2.05, 2.05, zp - .16, zp, 'galv', .006); bb(-3.66, 3.66, -2.065, -2.03, zp - .18, zp + .02, 'graphite', .004)
        handrail([(-3.6, -2.0, zp), (3.6, -2.0, zp)]); handrail([(-3.6, -2.0, zp), (-3.6, 2.0, zp)]); handrail([(3.6, -2.0, zp), (3.6, .9, zp)])
        for x in MIXERS: mixer(x, -.3, zp + .28); bb(x - .5, x + .5, .6, 1.3, zp + .02, zp + .9, 'light', .02); pipe([(x, .95, zp + .9), (x, .95, zp + 1.9), (x, -.1, zp + 1.9), (x, -.1, zp + 1.5)], .09, 'galv', False)
        pipe([(-3.0, 1.6, zp + 1.7), (3.0, 1.6, zp + 1.7)], .16, 'galv')
        for x in MIXERS: pipe([(x + .3, 1.6, zp + 1.7), (x + .3, .5, zp + 1.7), (x + .3, .1, zp + 1.3)], .09, 'galv', False)
        bb(-.3, .3, 1.3, 1.9, zp, zp + 1.3, 'white', .015)
        # homogeniser and distributor under the floor
        for x in MIXERS: lathe(x, -.3, 2.05, [(.28, 0), (.28, .1), (.45, .55), (.45, .8)], 'z', 'inox', 40)
        bb(-3.2, 3.0, -.62, .02, 1.92, 2.02, 'rubber', .006); bb(-3.25, 3.05, -.70, -.64, 1.86, 2.1, 'graphite', .006); bb(-3.25, 3.05, .04, .10, 1.86, 2.1, 'graphite', .006)
        bb(-3.0, 2.6, -.5, -.1, 2.02, 2.09, 'mixq', .01)
        prism([(2.2, 1.05), (2.9, 1.05), (3.3, 1.55), (3.3, 1.9), (1.8, 1.9), (1.8, 1.55)], -1.1, 1.1, 'y', 'light', .015); bb(1.79, 3.31, -1.11, 1.11, 1.83, 1.87, 'crimson', .003)
        stairs(-3.66 - zp * 1.0, -3.66, .9, .8, zp)
    conv(-9.6, -2.4, 2.1); bb(-5.3, -2.7, -.9, .9, Z + .002, Z + .06, 'mixq', .01); bb(-5.4, -2.6, -.98, .98, Z + .0, Z + .012, 'membrane', .003)
    for s in (-1, 1): bb(-5.4, -2.6, s * .95 - .04, s * .95 + .04, Z, Z + .10, 'alu', .004)
    press(.2); conv(2.5, 5.0, stones=((2.7, 4.9, 'quartz'),))
    tower_oven(7.2, '', L=4.0, H=5.8); conv(9.4, 12.2, stones=((9.6, 12.1, 'quartz'),))
    # return rows: cooling and polishing
    for y in () if detail else (-5.2, -11.0):
        with at(11.0, y + 2.7, 0, rz=90): conv(-1.5, 1.3, 2.3)
        with at(0, y, 0):
            conv(8.9, 12.2, stones=((9.3, 12.0, 'quartz'),))
            with at(4.0, 0, 0): lumen.line(9, 2.1, .72, 'LUMEN 2200', stone='quartzp', r=.23, ext=1.9)
            conv(-3.6, -1.4, stones=((-3.5, -1.3, 'quartzp'),)); suction_gantry(-5.4, mat='quartzp'); conv(-7.2, -3.65, stones=((-7.0, -4.2, 'quartzp'),))
            aframe(-9.6, -.2, 7, 'quartzp', rz=90); aframe(-11.9, -.2, 7, 'quartzp', rz=90)
    cabinet(1.6, 4.9, 3.1, 3.7, 2.2, 'light', 4); pulpit(-1.75, -2.35, 0, rz=6, stand='floor')
    bb(-1.5, 1.3, 2.9, 3.9, .0, 1.0, 'light', .03)
    for k in range(3): motor(-1.0 + k * .9, 3.0, 1.25, .15, .55, 'y', 'graphite')
    tower(2.2, -1.7, 4.0, .55)


PRODUCTS = {
    'linea-resin': dict(build=resin, az=-24, el=24, lens=60, fill=.91),
    'linea-granite': dict(build=granite, az=30, el=25, lens=60, fill=.91),
    'linea-strip': dict(build=strip, az=-44, el=21, lens=60, fill=.90),
    'linea-quartz': dict(build=quartz, az=24, el=26, lens=60, fill=.91),
    'linea-quartz-detail': dict(build=lambda: quartz(True), az=24, cam=((3.6, -9.0, 2.75), (.05, -.3, 2.25), 54), fstop=11, expo=.72),
}
