"""Decoration: digital printer, dry application line and airless glazing booth."""
from saxlib import *
import saxlib

BUILD['ink_k'] = lambda: saxlib._simple('ink_k', (.012, .012, .014), .3, coat=.3)
BUILD['ink_b'] = lambda: saxlib._simple('ink_b', (.03, .10, .22), .3, coat=.3)
BUILD['ink_o'] = lambda: saxlib._simple('ink_o', (.20, .085, .035), .3, coat=.3)
BUILD['ink_y'] = lambda: saxlib._simple('ink_y', (.55, .36, .06), .3, coat=.3)
BUILD['ink_r'] = lambda: saxlib._simple('ink_r', (.33, .10, .08), .3, coat=.3)
BUILD['ink_g'] = lambda: saxlib._simple('ink_g', (.07, .15, .11), .3, coat=.3)
BUILD['ink_w'] = lambda: saxlib._simple('ink_w', (.78, .78, .76), .3, coat=.3)
BUILD['greenware'] = lambda: saxlib._simple('greenware', (.53, .47, .40), .8, bump=.12)
BUILD['engobe'] = lambda: saxlib._simple('engobe', (.72, .71, .69), .55)
BUILD['print'] = lambda: saxlib._marble('print', (.66, .645, .62), (.53, .51, .48), (.10, .095, .10), (.44, .29, .15), 2.2, .42, .075)
BUILD['printd'] = lambda: saxlib._marble('printd', (.06, .062, .066), (.10, .10, .10), (.60, .56, .50), (.34, .26, .18), 1.7, .45, .035)
BUILD['grit'] = lambda: saxlib._granite('grit', (.30, .29, .28), (.56, .54, .51), (.78, .76, .73), 240, .62)
BUILD['irglass'] = lambda: saxlib._simple('irglass', (.3, .06, .02), .2, emit=(1, .22, .04, 1), es=3.2)
BUILD['inox'] = lambda: saxlib._simple('inox', (.60, .605, .61), .34, 1)
BUILD['strip'] = lambda: saxlib._simple('strip', (.8, .8, .8), .3, emit=(.95, .97, 1, 1), es=1.6)
INKS = ('ink_b', 'ink_o', 'ink_y', 'ink_k', 'ink_r', 'ink_g', 'ink_w', 'ink_w')


def cords(x0, x1, W, z, cordn=4, legs=True, mat='graphite', mot=True):
    """glazing-line conveyor: two rails, round cords on wheels; tile underside at z"""
    for s in (-1, 1):
        y = s * W / 2
        bb(x0, x1, y - .03, y + .03, z - .20, z - .06, mat, .008)
        bb(x0, x1, y + s * .045 - .006, y + s * .045 + .006, z + .03, z + .06, 'steel', .002)      # side guide
        for x in np.arange(x0 + .2, x1, .55):
            bb(x - .012, x + .012, y + s * .03 - .012, y + s * .03 + .012, z - .12, z + .06, 'dsteel', .002)
    for i in range(cordn):
        y = -W / 2 + .12 + (W - .24) * i / (cordn - 1)
        rod((x0 + .06, y, z - .012), (x1 - .06, y, z - .012), .012, 'ink_g', 10)
        rod((x0 + .06, y, z - .125), (x1 - .06, y, z - .125), .010, 'ink_g', 8)
        for x in (x0 + .06, x1 - .06): cyl(x, y, z - .07, .066, .03, 'y', 'alu', .004, 24)
    for x in (x0 + .06, x1 - .06): cyl(x, 0, z - .07, .016, W + .06, 'y', 'steel', seg=14)
    if mot:
        bb(x1 - .16, x1 + .02, -W / 2 - .16, -W / 2 - .03, z - .19, z + .02, 'graphite', .012); motor(x1 - .07, -W / 2 - .16, z - .1, .07, .24, 'y', 'light', -1)
    if legs:
        n = max(2, round((x1 - x0) / 1.3) + 1)
        for i in range(n):
            x = x0 + .15 + (x1 - x0 - .3) * i / (n - 1)
            for s in (-1, 1):
                bb(x - .03, x + .03, s * W / 2 - .03, s * W / 2 + .03, .1, z - .18, mat, .006); foot(x, s * W / 2)
            bb(x - .02, x + .02, -W / 2, W / 2, .3, .35, mat, .005)


def tile(x, w, l, z, mat='greenware', t=.012, y=0):
    bb(x, x + l, y - w / 2, y + w / 2, z, z + t, mat, .0025)


def fan_unit(x, y, z, s=1.0, mat='light'):
    """blower on a skid with a motor, front -Y"""
    bb(x - .55 * s, x + .6 * s, y - .35 * s, y + .75 * s, z, z + .12 * s, 'graphite', .012)
    bb(x - .25 * s, x + .35 * s, y - .2 * s, y + .2 * s, z + .12 * s, z + .35 * s, 'graphite', .015)
    fan(x, y, z + .62 * s, .42 * s, 'y', .3 * s, mat)


def agitank(x, y, r=.42, h=.8, mat='inox', z=0):
    """stainless glaze tank with agitator, on three legs"""
    for i in range(3):
        a = i * 2.094 + .5; bb(x + r * .8 * math.cos(a) - .025, x + r * .8 * math.cos(a) + .025, y + r * .8 * math.sin(a) - .025, y + r * .8 * math.sin(a) + .025, z, z + .38, 'graphite', .005)
    lathe(x, y, z + .22, [(.04, 0), (r * .55, .05), (r, .2), (r, .2 + h), (r + .025, .2 + h), (r + .025, .24 + h), (r, .24 + h), (r * .5, .27 + h), (0, .28 + h)], 'z', mat, 56)
    ring(x, y, z + .62, r, r + .012, .03, 'z', mat); ring(x, y, z + .22 + h * .9, r, r + .012, .03, 'z', mat)
    bb(x - r, x + r, y - .07, y + .07, z + .49 + h, z + .54 + h, 'graphite', .008)
    bb(x - .09, x + .09, y - .09, y + .09, z + .54 + h, z + .66 + h, 'graphite', .012); motor(x, y, z + .66 + h, .085, .3, 'z', 'light')
    tube([(x, y - r * .3, z + .24), (x, y - r, z + .14), (x, y - r - .25, z + .14)], .03, 'black')


def doorframe(x0, x1, z0, z1, y, open_=0, glass='glass'):
    """framed window panel; open_ = gull-wing angle in degrees around its upper edge"""
    with at(0, y, z1, rx=-open_):
        h = z1 - z0
        frame_plate(rrect(x0, x1, -h, 0, .03, 4), rrect(x0 + .05, x1 - .05, -h + .06, -.05, .025, 4), -.035, 0, 'y', 'light')
        bb(x0 + .04, x1 - .04, -.02, -.014, -h + .05, -.04, glass, .001)
        grip((x0 + x1) / 2, -.035, -h + .03, (x1 - x0) * .3, 'black', False)


# ---------------------------------------------------------------- digital printer
def bar(x, hy, z, ink, w=.30):
    """print bar across the belt, pulled-out end plate on the front"""
    bb(x - w / 2, x + w / 2, -hy, hy, z + .05, z + .34, 'light', .012)
    bb(x - w * .36, x + w * .36, -hy + .06, hy - .06, z + .012, z + .05, 'graphite', .006)      # head row
    ls = [(x, yy, z + .010, w * .6, .07, .012) for yy in np.arange(-hy + .12, hy - .08, .10)]
    multi(ls, 'brass')
    bb(x - w / 2 + .02, x + w / 2 - .02, -hy - .03, -hy, z + .0, z + .40, 'white', .008)
    bb(x - w / 2 + .02, x + w / 2 - .02, -hy - .033, -hy - .02, z + .345, z + .385, ink, .003)
    cyl(x + w * .27, -hy - .032, z + .30, .012, .01, 'y', 'led', seg=16)
    bb(x - w * .30, x + w * .12, -hy - .034, -hy - .028, z + .265, z + .325, 'black', .002)
    grip(x, -hy - .03, z + .15, .17, 'black')
    bolts([(x + a, -hy - .03, z + b) for a in (-w / 2 + .045, w / 2 - .045) for b in (.03, .22)], .007)
    # ink pipes and electronics on top
    bb(x - w * .4, x + w * .4, -hy + .15, hy - .1, z + .34, z + .41, 'grey', .008)
    for k in (-.07, .07): tube([(x + k, -hy + .3, z + .40), (x + k, -hy + .3, z + .55), (x + k * .6, -hy + .42, z + .66)], .010, ink if k < 0 else 'black')


def printer(name='TINTA 1800'):
    W = 1.9; hy = W / 2; z = 1.0; n = 8; p = .44; hx = n * p / 2 + .28
    # bed
    bb(-hx - .3, hx + .3, -hy - .06, hy + .06, .30, z - .17, 'graphite', .02)
    for x in np.linspace(-hx, hx, 5):
        for s in (-1, 1): bb(x - .1, x + .1, s * (hy - .04) - .1, s * (hy - .04) + .1, .08, .32, 'graphite', .012); foot(x, s * (hy - .04), 0, .07, .10)
    k = 5; w = (2 * hx + .4) / k
    for i in range(k): panel(-hx - .2 + i * w, -hx - .2 + (i + 1) * w, .32, z - .24, -hy - .06, 'white', .025, .006, handle='r' if i in (1, 3) else None)
    bb(-hx - .31, hx + .31, -hy - .09, -hy - .04, z - .22, z - .17, 'steel', .004)
    # encoder belt with drums
    bb(-hx - .75, hx + .75, -hy + .05, hy - .05, z - .012, z, 'rubber', .003); bb(-hx - .75, hx + .75, -hy + .05, hy - .05, z - .21, z - .2, 'rubber', .003)
    for s in (-1, 1):
        cyl(s * (hx + .75), 0, z - .105, .105, W - .1, 'y', 'rubber', .006, 48)
        for yy in (-1, 1): bb(s * (hx + .5) - .38, s * (hx + .5) + .38, yy * (hy + .0) - .035, yy * hy + .035, z - .22, z - .02, 'graphite', .012)
        for yy in (-1, 1): cyl(s * (hx + .75), yy * (hy + .045), z - .105, .06, .03, 'y', 'dsteel', .006, 24); boltcircle(s * (hx + .75), yy * (hy + .055), z - .105, .042, 6, .008, 'y', yy)
    motor(hx + .75, -hy - .06, z - .105, .085, .3, 'y', 'graphite', -1)
    # tiles: plain, being printed, printed
    for x, m in ((-hx - 2.1, 'engobe'), (-hx - .82, 'engobe'), (-hx + .42, 'engobe'), (-hx + 1.66, 'print'), (hx - .98, 'print'), (hx + .30, 'print'), (hx + 1.58, 'print')):
        tile(x, 1.6, 1.18 if abs(x) < hx else 1.2, z, m)
    # tunnel: rear wall, end portals, roof module
    zt = 1.78; zr = 2.28
    bb(-hx, hx, hy + .06, hy + .34, .34, zr, 'white', .02)
    for s in (-1, 1):
        x = s * hx
        frame_plate(rrect(-hy - .22, hy + .36, .10, zr + .06, .09, 5), rrect(-hy + .0, hy - .0, z - .24, z + .30, .03, 5), x - .16, x + .16, 'x', 'graphite')
        bb(x - .162, x + .162, -hy - .223, hy + .363, zt - .03, zt + .015, 'crimson', .003)
        with at(x + s * .162, 0, 0, rz=90 * s):
            text('SAXUM', 0, 0, zr - .18, .17, 'white', align='CENTER')
        for yy in (-hy - .1, hy + .2): foot(x, yy, 0, .05, .10)
    bb(-hx + .12, hx - .12, -hy - .12, hy + .08, zt, zr, 'white', .04)
    bb(-hx + .118, hx - .118, -hy - .128, -hy + .02, zt + .012, zt + .047, 'crimson', .003)
    text('SAXUM', -hx + .42, -hy - .126, (zt + zr) / 2 + .04, .20, 'black')
    text(name, hx - .42, -hy - .126, (zt + zr) / 2 + .04, .15, 'crimson', align='RIGHT')
    bb(-hx + .16, hx - .16, -hy - .02, -hy + .02, zt - .035, zt - .012, 'strip', .003)
    # bars
    for i in range(n): bar((i - (n - 1) / 2) * p, hy - .02, z + .06, INKS[i])
    bb(-hx + .16, hx - .16, -hy - .01, -hy + .05, z + .50, z + .55, 'alu', .004); bb(-hx + .16, hx - .16, hy - .05, hy + .05, z + .50, z + .55, 'alu', .004)
    # gull-wing doors raised over the first half, closed over the last bars
    dw = (2 * hx - .32) / 4
    for i in range(4):
        a = -hx + .16 + i * dw
        doorframe(a + .006, a + dw - .006, z + .06, zt - .005, -hy - .13, 0 if i == 3 else 112)
        for xx in (a + .06, a + dw - .06):
            if i < 3: rod((xx, -hy - .12, zt - .34), (xx, -hy - .52, zt + .15), .010, 'steel', 10)
    # ink supply on the roof
    bb(-hx + .2, hx - .2, -.55, .62, zr, zr + .07, 'graphite', .012)
    for i in range(n):
        x = (i - (n - 1) / 2) * p
        lathe(x, -.22, zr + .07, [(0, 0), (.15, 0), (.155, .02), (.155, .36), (.13, .40), (.06, .42), (.06, .46), (0, .46)], 'z', 'inox', 40)
        ring(x, -.22, zr + .37, .15, .162, .05, 'z', INKS[i]); cyl(x, -.22, zr + .54, .05, .05, 'z', INKS[i], .01, 24)
        bb(x - .09, x + .09, .05, .34, zr + .07, zr + .24, 'light', .012); motor(x, .34, zr + .155, .06, .18, 'y', 'graphite')
        tube([(x + .08, -.33, zr + .15), (x + .12, -.46, zr + .13), (x + .10, -.58, zr + .10), (x + .1, -.6, zr - .02)], .014, 'black')
        tube([(x, -.22, zr + .56), (x + .03, -.1, zr + .66), (x + .04, .1, zr + .5), (x + .02, .2, zr + .22)], .012, INKS[i])
    bb(-hx + .2, hx - .2, .50, .60, zr + .07, zr + .14, 'galv', .004)
    # extraction and air conditioning
    pipe([(-hx + .6, .42, zr), (-hx + .6, .42, zr + .95), (-hx + .6, hy + 1.1, zr + .95)], .13, 'galv'); 
    # feeder and outlet
    cords(-hx - 2.25, -hx - .9, 1.7, z); cords(hx + .9, hx + 2.85, 1.7, z)
    # squaring rollers and photocells at the inlet
    for s in (-1, 1):
        bb(-hx - 1.7, -hx - 1.1, s * .87 - .03, s * .87 + .03, z + .02, z + .07, 'alu', .005)
        for x in np.arange(-hx - 1.65, -hx - 1.1, .12): cyl(x, s * .83, z + .03, .028, .04, 'z', 'rubber', .004, 20)
    bb(-hx - .62, -hx - .56, -hy - .16, -hy - .10, .3, z + .18, 'dsteel', .006); bb(-hx - .65, -hx - .53, -hy - .17, -hy - .02, z + .18, z + .25, 'black', .008)
    cabinet(hx - 1.7, hx - .1, hy + .75, hy + 1.3, 2.15, 'light', 2)
    cabinet(-hx + .2, -hx + 1.4, hy + .75, hy + 1.3, 2.15, 'light', 2)
    pulpit(hx + .55, -hy - .62, 0, rz=14, stand='floor'); tower(hx, -hy + .1, zr + .06, .5)
    return dict(hx=hx, hy=hy, z=z)


# ---------------------------------------------------------------- dry application
def dry(name='TINTA DRY'):
    W = 1.9; hy = W / 2; z = 1.0
    cords(-4.6, 4.6, 1.7, z, 6)
    mats = ['engobe', 'engobe', 'print', 'print', 'grit', 'grit', 'grit']
    for i, m in enumerate(mats): tile(-4.35 + i * 1.27, 1.55, 1.2, z, m)
    # glue printing portal
    def portal(x0, x1, zt, mat='white', base=True):
        for s in (-1, 1):
            bb(x0, x1, s * (hy + .18) - .12, s * (hy + .18) + .12, .1, zt, 'graphite', .025); bb(x0 - .06, x1 + .06, s * (hy + .18) - .17, s * (hy + .18) + .17, 0, .10, 'graphite', .012)
        xm = (x0 + x1) / 2; yf = -hy - .30
        panel(x0 + .06, xm, .2, z - .25, yf, 'white', .018, .006, handle='r'); panel(xm, x1 - .06, .2, z - .25, yf, 'white', .018, .006, handle='l')
        bolts([(x, yf - .05, .10) for x in np.linspace(x0 + .02, x1 - .02, 4)], .018, 'z', 1)
        bb(x0 + .08, x0 + .14, yf - .012, yf, z - .18, z + .02, 'black', .004); cyl(x0 + .11, yf - .012, z - .05, .018, .014, 'y', 'led', seg=16); cyl(x0 + .11, yf - .012, z - .12, .02, .02, 'y', 'red', seg=20)
    portal(-3.15, -1.75, z + .30)
    text('SAXUM', -2.45, -hy - .352, 2.075, .10, 'black', align='CENTER')
    bb(-3.2, -1.7, -hy - .34, hy + .34, z + .30, 2.15, 'white', .04); bb(-3.203, -1.697, -hy - .345, -hy - .25, z + .37, z + .41, 'crimson', .003)
    for i in range(3):
        a = -3.14 + i * .48; bb(a + .02, a + .44, -hy - .365, -hy - .335, z + .46, 1.98, 'light', .008); grip(a + .23, -hy - .365, 1.72, .2, 'black'); cyl(a + .38, -hy - .37, 1.92, .012, .01, 'y', 'led', seg=16)
        bb(a + .06, a + .30, -hy - .37, -hy - .36, 1.88, 1.95, 'black', .002)
    for i in range(2):
        lathe(-2.8 + i * .6, -.4, 2.15, [(0, 0), (.19, 0), (.195, .02), (.195, .42), (.16, .47), (.07, .49), (.07, .53), (0, .53)], 'z', 'inox', 40)
        ring(-2.8 + i * .6, -.4, 2.5, .19, .203, .05, 'z', 'ink_w' if i else 'ink_b')
        tube([(-2.8 + i * .6, -.4, 2.68), (-2.75 + i * .6, -.2, 2.85), (-2.7 + i * .6, .2, 2.6), (-2.7 + i * .6, .3, 2.15)], .018, 'black')
    # grit hopper with belt spreader
    portal(-1.25, .25, z + .45)
    prism([(-.62, z + .42), (-.38, z + .42), (.12, z + 1.0), (.12, 2.45), (-1.12, 2.45), (-1.12, z + 1.0)], -hy + .04, hy - .04, 'y', 'light', .015)
    frame_plate(rrect(-1.18, .18, -hy - .02, hy + .02, .02, 3), rrect(-1.06, .06, -hy + .10, hy - .10, .02, 3), 2.42, 2.50, 'z', 'graphite')
    bb(-1.06, .06, -hy + .1, hy - .1, 2.30, 2.40, 'grit', .0)
    for y in np.linspace(-hy + .2, hy - .2, 5):
        bb(-1.135, -1.12, y - .02, y + .02, z + 1.0, 2.42, 'graphite', .003); bb(.12, .135, y - .02, y + .02, z + 1.0, 2.42, 'graphite', .003)
    bb(-1.25, .25, -hy - .30, -hy - .06, z + .45, z + .70, 'white', .02); bb(-1.25, .25, hy + .06, hy + .30, z + .45, z + .70, 'white', .02)
    cyl(-.5, 0, z + .36, .11, W - .1, 'y', 'rubber', .008, 40); cyl(-.1, 0, z + .36, .06, W - .1, 'y', 'steel', .006, 32); bb(-.5, -.1, -hy + .06, hy - .06, z + .455, z + .466, 'rubber', .002)
    motor(-.5, -hy - .3, z + .36, .09, .32, 'y', 'graphite', -1); bb(-.64, -.36, -hy - .30, -hy - .06, z + .22, z + .50, 'graphite', .015)
    for k in (-.9, -.2): motor(k, -hy + .0, 1.95, .07, .22, 'y', 'graphite', -1); bb(k - .1, k + .1, -hy + .0, -hy + .05, 1.85, 2.05, 'graphite', .008)
    # falling curtain of grit
    ls = []; r = random.Random(4)
    for _ in range(1100): ls.append((-.03 + r.gauss(0, .012), r.uniform(-hy + .14, hy - .14), z + r.uniform(.02, .33), .006, .006, r.uniform(.006, .02)))
    multi(ls, 'ink_w')
    ladder(-.5, hy + .42, 0, 2.4); platform(-1.3, .3, hy + .40, hy + 1.15, 1.55, rails='lr')
    # suction hood for the loose grit, ducts, filter
    portal(.95, 2.25, z + .12)
    prism([(.9, z + .08), (2.3, z + .08), (2.3, z + .42), (1.95, z + .86), (1.25, z + .86), (.9, z + .42)], -hy - .3, hy + .3, 'y', 'white', .02)
    bb(.897, 2.303, -hy - .303, -hy - .2, z + .40, z + .435, 'crimson', .003)
    for i in range(3): bb(1.02 + i * .42, 1.36 + i * .42, -hy - .315, -hy - .295, z + .15, z + .36, 'light', .006); grip(1.19 + i * .42, -hy - .315, z + .26, .15, 'black', False)
    text('SAXUM', 1.6, -hy - .303, z + .66, .17, 'black', align='CENTER'); text(name, 1.6, -hy - .303, z + .50, .085, 'crimson', align='CENTER')
    for k in (-.55, .55):
        lathe(1.6, k, z + .84, [(.42, 0), (.42, .05), (.18, .32), (.18, .4)], 'z', 'galv', 44)
    pipe([(1.6, -.55, z + 1.22), (1.6, -.55, z + 1.62), (1.6, hy + 1.3, z + 1.62), (1.6, hy + 1.3, z + 1.35)], .17, 'galv'); pipe([(1.6, .55, z + 1.2), (1.6, .55, z + 1.62)], .17, 'galv', False)
    yb = hy + 1.5
    bb(.9, 2.5, yb - .4, yb + .5, 1.25, 2.4, 'light', .02); 
    for i in range(2): lathe(1.3 + i * .8, yb + .05, .35, [(.06, 0), (.06, .1), (.38, .92), (.4, .95)], 'z', 'light', 40); cyl(1.3 + i * .8, yb + .05, .2, .17, .35, 'z', 'black')
    for x in (.95, 2.45):
        for y in (yb - .35, yb + .45): bb(x - .05, x + .05, y - .05, y + .05, 0, 1.3, 'graphite', .008)
    fan_unit(3.2, yb, .0, 1.0)
    # fixing: infrared tunnel
    portal(2.85, 4.05, z + .12, )
    bb(2.8, 4.1, -hy - .2, hy + .2, z + .16, z + .58, 'light', .025); grille(2.95, 3.95, z + .30, z + .48, -hy - .2, 6)
    bb(2.85, 4.05, -hy + .05, hy - .05, z + .13, z + .17, 'irglass', .004)
    pipe([(3.45, 0, z + .58), (3.45, 0, z + 1.3), ], .13, 'galv'); lathe(3.45, 0, z + 1.42, [(0, .12), (.21, 0), (.21, .01), (0, .13)], 'z', 'galv')
    for q in range(4): rod((3.45 + .125 * math.cos(q * PI / 2 + .6), .125 * math.sin(q * PI / 2 + .6), z + 1.18), (3.45 + .18 * math.cos(q * PI / 2 + .6), .18 * math.sin(q * PI / 2 + .6), z + 1.43), .009, 'galv')
    cabinet(-3.3, -1.5, hy + .95, hy + 1.5, 2.1, 'light', 3)
    pulpit(.58, -hy - .72, 0, rz=8, stand='floor'); tower(-1.85, -hy - .2, 2.15, .5)


# ---------------------------------------------------------------- airless glazing booth
def glaze(name='TINTA GLAZE'):
    W = 1.6; hy = W / 2; z = 1.02
    cords(-3.9, 3.9, 1.35, z, 5)
    for i in range(2): tile(-3.75 + i * 1.16, 1.2, 1.05, z, 'greenware')
    for i in range(2): tile(1.75 + i * 1.12, 1.2, 1.05, z, 'engobe')
    for c, mt in ((-.78, 'greenware'), (.38, 'engobe')): tile(c - .1, 1.2, .9, z, mt)
    x0, x1 = -1.55, 1.55; hb = hy + .42
    # stainless tub and legs
    prism([(x0, z - .10), (x0, z - .28), (x0 + .9, z - .62), (x1 - .9, z - .62), (x1, z - .28), (x1, z - .10)], -hb, hb, 'y', 'inox', .012)
    for x in (x0 + .12, x1 - .12):
        for s in (-1, 1): bb(x - .05, x + .05, s * (hb - .1) - .05, s * (hb - .1) + .05, .1, z - .2, 'inox', .008); foot(x, s * (hb - .1))
    for x in (x0, x1):
        with at(x, 0, 0): frame_plate(rrect(-hb, hb, z - .14, 2.3, .06, 4), rrect(-hy + .06, hy - .06, z - .04, z + .16, .02, 4), -.03, .03, 'x', 'inox')
    bb(x0, x1, hb - .03, hb, z - .12, 2.3, 'inox', .006)
    # hood
    prism([(x0 - .05, 2.28), (x1 + .05, 2.28), (x1 + .05, 2.46), (.55, 2.86), (-.55, 2.86), (x0 - .05, 2.46)], -hb - .05, hb + .05, 'y', 'white', .02)
    bb(x0 - .054, x1 + .054, -hb - .056, hb + .056, 2.30, 2.345, 'crimson', .003)
    text('SAXUM', 0, -hb - .053, 2.63, .20, 'black', align='CENTER'); text(name, 0, -hb - .053, 2.44, .10, 'crimson', align='CENTER')
    # front windows: one closed, one slid open so that the guns are seen
    bb(x0, x1, -hb, -hb + .03, z - .14, z + .04, 'inox', .004); bb(x0, x1, -hb, -hb + .03, 2.2, 2.3, 'inox', .004)
    for k in (x0 + .05, 0, x1 - .05): bb(k - .05, k + .05, -hb - .002, -hb + .04, z, 2.25, 'inox', .006)
    doorframe(.04, x1 - .06, z + .05, 2.2, -hb - .005, 64)
    doorframe(x0 + .06, -.04, z + .05, 2.2, -hb - .005, 64)
    for xx in (x0 + .2, -.12, .12, x1 - .2): rod((xx, -hb, 1.75), (xx, -hb - .62, 1.72), .012, 'steel', 10)
    # lamps, gun carrier with reciprocating carriage, spray guns and cones
    for k in (-1, 1): bb(k * .75 - .5, k * .75 + .5, hb - .07, hb - .035, 2.05, 2.1, 'strip', .004)
    for cx in (-.72, .72):
        bb(cx - .1, cx + .1, -hb + .1, hb - .1, 1.86, 1.98, 'alu', .008)
        rail((cx - .06, -hb + .1, 1.85), (cx - .06, hb - .1, 1.85), .03); rail((cx + .06, -hb + .1, 1.85), (cx + .06, hb - .1, 1.85), .03)
        for i, yy in enumerate((-.5, -.17, .17, .5)):
            bb(cx - .08, cx + .08, yy - .05, yy + .05, 1.74, 1.85, 'graphite', .008)
            cyl(cx, yy, 1.66, .035, .18, 'z', 'steel', .006, 24); lathe(cx, yy, 1.50, [(0, 0), (.012, 0), (.022, .04), (.03, .05), (.03, .09), (0, .09)], 'z', 'brass', 20)
            bb(cx + .03, cx + .09, yy - .015, yy + .015, 1.62, 1.66, 'dsteel', .004)
            tube([(cx - .03, yy, 1.68), (cx - .2, yy, 1.72), (cx - .18, yy + .1, 1.95), (cx - .05, yy + .2, 2.05)], .012, 'blue'); tube([(cx + .09, yy, 1.64), (cx + .22, yy, 1.7), (cx + .2, yy + .1, 1.95), (cx + .06, yy + .2, 2.06)], .012, 'black')
    # extraction duct, wet filter and fan behind
    pipe([(0, 0, 2.84), (0, 0, 3.35), (0, hb + .95, 3.35), (0, hb + .95, 2.5)], .2, 'galv')
    cyl(0, hb + .95, 1.65, .52, 1.7, 'z', 'inox', .02, 56); lathe(0, hb + .95, .35, [(.08, 0), (.08, .1), (.5, .46), (.52, .5)], 'z', 'inox', 48); ring(0, hb + .95, 2.2, .52, .55, .05, 'z', 'inox')
    for i in range(3): a = i * 2.094; bb(.5 * math.cos(a) - .04, .5 * math.cos(a) + .04, hb + .95 + .5 * math.sin(a) - .04, hb + .95 + .5 * math.sin(a) + .04, 0, 1.0, 'graphite', .008)
    fan_unit(1.35, hb + .9, 0, .9); pipe([(.5, hb + .95, 2.1), (1.0, hb + .75, 2.1), (1.35, hb + .75, 2.1), (1.35, hb + .75, .6)], .14, 'galv')
    # glaze supply: two tanks, airless pumps, filters
    for i, x in enumerate((-2.55, -3.55)):
        agitank(x, -hb - .55, .40, .62)
    for i, x in enumerate((2.1,)):
        agitank(x + .0, -hb - .55, .40, .62)
        bb(x + .55, x + 1.5, -hb - .85, -hb - .25, .06, .14, 'graphite', .01)
        for q in (.8, 1.25):
            cyl(x + q, -hb - .55, .42, .09, .5, 'z', 'inox', .012, 32); cyl(x + q, -hb - .55, .78, .13, .22, 'z', 'light', .015, 40); cyl(x + q, -hb - .55, .93, .05, .08, 'z', 'crimson' if q > 1 else 'dsteel', .01, 24)
            bb(x + q - .11, x + q + .11, -hb - .66, -hb - .44, .14, .24, 'graphite', .01)
            tube([(x + q, -hb - .45, .35), (x + q - .05, -hb - .1, .5), (x + q - .5, -hb + .1, .9), (1.45, -hb + .1, 1.9), (.9, -hb + .2, 2.05)], .018, 'black')
    tube([(-2.55, -hb - .8, .14), (-2.1, -hb - .9, .12), (-1.7, -hb - .5, .2), (-1.62, -hb - .1, .9), (-1.55, -hb + .1, 1.9), (-.9, -hb + .2, 2.05)], .022, 'black')
    pipe([(0, -hb + .2, z - .62), (0, -hb + .2, .25), (-1.0, -hb - .3, .25), (-2.1, -hb - .3, .25)], .045, 'inox', False)
    cabinet(-1.6, -.75, hb + .65, hb + 1.15, 2.05, 'light', 1)
    pulpit(3.95, -hb - .35, 0, rz=10, stand='floor')
    tower(x1 - .1, -hb + .1, 2.42, .5)


PRODUCTS = {
    'tinta-1800': dict(build=printer, az=32, el=12, lens=75),
    'tinta-dry': dict(build=dry, az=-30, el=14, lens=75),
    'tinta-glaze': dict(build=glaze, az=28, el=11),
    'tinta-1800-detail': dict(build=printer, az=30, cam=((1.9, -3.6, 2.05), (-.35, -.75, 1.42), 60), fstop=8, expo=.72),
}
