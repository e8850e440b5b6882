"""Polishing, calibrating and edge lines."""
from saxlib import *


def head(x, y, z, r=.2, big=False, col='light'):
    """polishing head hanging at z (plate bottom), vertical spindle with motor on top"""
    lathe(x, y, z, [(0, .09), (r * .95, .09), (r, .10), (r, .15), (r * .9, .17), (r * .45, .19), (r * .42, .30), (0, .30)], 'z', 'steel', 40)
    for i in range(6):
        a = i * PI / 3
        box(x + r * .68 * math.cos(a), y + r * .68 * math.sin(a), z + .045, r * .5, r * .34, .09, 'gold' if not big else 'dsteel', .008, rot=(0, 0, math.degrees(a)))
    cyl(x, y, z + .48, r * .62, .42, 'z', 'graphite', .015)
    ring(x, y, z + .70, r * .5, r * .72, .05, 'z', 'steel')
    boltcircle(x, y, z + .725, r * .66, 8, .01, 'z', 1)


def bridgehead(x, y, zb, zt, r=.2, col='white', big=False):
    """head with slide body on the beam; zt = beam top"""
    head(x, y, zb, r, big)
    w = r * 1.55
    cyl(x, y, (zt + zb + .7) / 2, r * .42, zt - zb - .7, 'z', 'chrome')
    ring(x, y, zb + .98, r * .4, r * .6, .06, 'z', 'dsteel')
    bb(x - w / 2, x + w / 2, y - w / 2, y + w / 2, zt, zt + .16, 'graphite', .015)
    mh = .62 if not big else .95
    mr = r * .72
    prof = [(0, 0), (mr * 1.05, 0), (mr * 1.05, .03), (mr, .035)]
    n = int(mh * .6 / .035)
    for i in range(n):
        h = .05 + i * .035; prof += [(mr, h), (mr, h + .018), (mr * .93, h + .02), (mr * .93, h + .033)]
    h = .05 + n * .035
    prof += [(mr * 1.0, h + .01), (mr * 1.0, h + .03), (mr * .97, mh - .04), (mr * .8, mh), (0, mh)]
    lathe(x, y, zt + .16, prof, 'z', col, 32)
    bb(x - mr * .5, x + mr * .5, y - mr * 1.25, y - mr * .8, zt + .3, zt + .3 + mr * 1.1, 'light' if col != 'light' else 'graphite', .01)
    # pneumatic cylinder and hoses
    cyl(x + w * .62, y + .05, zt + .3, .04, .55, 'z', 'alu'); tube([(x + w * .62, y, zt + .58), (x + w * .5, y - .05, zt + .72), (x + w * .3, y + .2, zt + .6), (x + w * .3, y + .3, zt + .05)], .011, 'blue')


def line(n=8, W=2.2, pitch=.62, name='LUMEN', big=False, stone='marble', r=None, ext=2.4, wagons=False, covers=True, slab_t=.03, mw=None, cols='white'):
    """belt conveyor, two portals, moving beam with n heads"""
    r = r or .24
    L = n * pitch + .5
    hx = L / 2; hy = W / 2 + .25; zb = .88
    # bed
    bb(-hx - .35, hx + .35, -hy + .06, hy - .06, .42, .74, 'graphite', .02)
    for x in np.linspace(-hx, hx, max(3, int(L / 1.7) + 1)):
        bb(x - .14, x + .14, -hy + .05, hy - .05, .06, .45, 'graphite', .015)
        for s in (-1, 1):
            bb(x - .2, x + .2, s * (hy - .1) - .1, s * (hy - .1) + .1, 0, .06, 'graphite', .008)
    # belt with end drums
    bb(-hx - .5, hx + .5, -W / 2, W / 2, zb - .02, zb, 'rubber', .004)
    for s in (-1, 1):
        cyl(s * (hx + .5), 0, zb - .16, .16, W, 'y', 'rubber', .01, 48)
        for yy in (-1, 1): bb(s * (hx + .5) - .16, s * (hx + .5) + .16, yy * (W / 2 + .06) - .05, yy * (W / 2 + .06) + .05, zb - .32, zb - .03, 'graphite', .02)
    motor(hx + .5, -W / 2 - .11, zb - .16, .12, .4, 'y', 'graphite', -1) if 0 else motor(hx + .5, W / 2 + .11, zb - .16, .13, .5, 'y', 'graphite')
    # stainless basin sides and front guard
    zt = zb + (1.05 if not big else 1.2)           # beam underside
    bb(-hx - .3, hx + .3, -hy - .02, -hy + .02, zb - .18, zb + .06, 'steel', .006)
    bb(-hx - .3, hx + .3, hy - .02, hy + .02, zb - .18, zb + .5, 'steel', .006)
    # slabs on the belt
    sl = W - .25
    slab(-hx - ext - .0 + .2, -hx - ext + 2.0, -sl / 2, sl / 2, zb + .001, zb + slab_t, stone) if ext > 2.1 else None
    slab(-hx + .15, hx - .15, -sl / 2, sl / 2, zb + .001, zb + slab_t, stone)
    slab(hx + .4, hx + ext - .1, -sl / 2, sl / 2, zb + .001, zb + slab_t, stone)
    # end portals
    bt = zt + (.42 if not big else .6)
    for s in (-1, 1):
        x = s * (hx + .06)
        for yy in (-1, 1):
            y = yy * (hy + .22)
            prism([(x - .26, 0), (x + .26, 0), (x + .24, .1), (x + .19, zt - .2), (x + .19, zt), (x - .19, zt), (x - .19, zt - .2), (x - .24, .1)], y - .2, y + .2, 'y', 'graphite', .02)
            bb(x - .3, x + .3, y - .25, y + .25, 0, .05, 'graphite', .008)
        bb(x - .22, x + .22, -hy - .45, hy + .45, zt - .26, zt - .02, 'graphite', .025)
        bellows(x - .12, x + .12, -hy - .38, hy + .38, zt - .02, zt + .05, 'y', .05)
        bb(x + s * .23 - .01, x + s * .23 + .01, -hy - .42, hy + .42, zt - .2, zt - .16, 'crimson', .003)
        motor(x, hy + .45, zt - .13, .1, .35, 'y', 'graphite')
    # moving beam
    yb = -.15; bw = .34 if not big else .46
    bb(-hx - .3, hx + .3, yb - bw, yb + bw, zt + .06, bt, 'white', .03)
    bb(-hx - .302, hx + .302, yb - bw - .005, yb + .1, zt + .075, zt + .115, 'crimson', .004)
    for s in (-1, 1):
        bb(s * (hx + .1) - .28, s * (hx + .1) + .28, yb - bw - .06, yb + bw + .06, zt + .03, bt + .03, 'graphite', .025)
    text('SAXUM', -hx + .38, yb - bw - .004, (zt + bt) / 2 + .05, .19 if not big else .26, 'black')
    text(name, hx - .38, yb - bw - .004, (zt + bt) / 2 + .05, .14 if not big else .19, 'crimson', align='RIGHT')
    for i in range(n):
        x = (i - (n - 1) / 2) * pitch
        bridgehead(x, yb, zb + slab_t, bt, r, cols, big)
    # chain tray behind the beam
    bb(-hx, hx, yb + bw + .05, yb + bw + .3, bt - .1, bt - .07, 'galv', .004)
    with at(0, yb + bw + .17, bt - .05): chain(-hx + .2, hx * .1, hx * .5, 0, 0, .2, .07, .15)
    tube([(-hx, yb + bw + .1, bt), (0, yb + bw + .1, bt + .02), (hx, yb + bw + .1, bt)], .05, 'black')
    # front guard: lower panels with windows, one door open
    if covers:
        npn = max(2, int(L / 1.3)); w = (L - .5) / npn
        for i in range(npn):
            a = -hx + .25 + i * w
            panel(a, a + w, .12, zb - .2, -hy - .04, 'white' if i % 2 == 0 else 'white', .02, .006)
            if i == npn // 2: continue
            frame_plate(rrect(a + .01, a + w - .01, zb + .04, zb + .46, .03, 3), rrect(a + .07, a + w - .07, zb + .1, zb + .40, .02, 3), -hy - .06, -hy - .03, 'y', 'light')
            bb(a + .06, a + w - .06, -hy - .048, -hy - .04, zb + .09, zb + .41, 'glass', .001)
            grip(a + w * .5, -hy - .06, zb + .43, .2, 'black', False)
        bb(-hx + .2, hx - .2, -hy - .075, -hy - .02, zb - .02, zb + .03, 'graphite', .005)
    # in/out roller tables
    rollers(-hx - ext, -hx - .72, -W / 2, W / 2, zb)
    rollers(hx + .72, hx + ext, -W / 2, W / 2, zb)
    # pneumatics, cabinet
    cabinet(-hx + .1, -hx + .1 + 2.4, hy + .9, hy + 1.4, 2.1, 'light', 3)
    pulpit(hx + .55, -hy - .55, 0, rz=-10, stand='floor')
    tower(hx + .1, yb, bt + .03, .45)
    return dict(hx=hx, yb=yb, zt=zt, bt=bt, zb=zb)


def edge():
    """edge polisher: inclined slab carried along a row of spindles"""
    L = 5.2; hx = L / 2
    bb(-hx, hx, .1, 1.15, .12, .62, 'graphite', .02)
    for x in np.linspace(-hx + .3, hx - .3, 5):
        bb(x - .16, x + .16, -.1, 1.1, .05, .2, 'graphite', .012)
        for y in (-.05, 1.0): foot(x, y, 0, .06, .09)
    # body behind the slab
    prism([(.42, .6), (1.15, .6), (1.15, 1.75), (1.02, 1.95), (.62, 1.95), (.5, 1.8)], -hx, hx, 'x', 'white', .03)
    bb(-hx - .003, hx + .003, .49, 1.16, 1.62, 1.67, 'crimson', .004)
    for i in range(5):
        a = -hx + .06 + i * (L - .12) / 5; w = (L - .12) / 5
        bb(a + .006, a + w - .006, .46, .52, .95, 1.55, 'white', .006)
    with at(0, .49, 1.79, rx=-18):
        text('SAXUM', -hx + .2, -.03, 0, .13, 'black'); text('LUMEN EDGE', hx - .2, -.03, 0, .1, 'crimson', align='RIGHT')
    # inclined back support with rollers
    with at(0, .25, .78, rx=-8):
        for z in (.25, .6, .95, 1.3, 1.62):
            bb(-hx - 1.3, hx + 1.3, .04, .09, z - .03, z + .03, 'alu', .005)
            for x in np.arange(-hx - 1.2, hx + 1.25, .22):
                cyl(x, .02, z, .035, .035, 'y', 'rubber', .006, 20)
        for x in np.linspace(-hx - 1.2, hx + 1.2, 8):
            bb(x - .035, x + .035, .09, .16, -.05, 1.7, 'graphite', .006)
        # slab
        slab(-hx * .72, hx * .86, -.032, -.001, .0, 1.52, 'marbled', False)
        # top pressing belts
        bb(-hx, hx, -.20, -.05, .36, .52, 'graphite', .02)
        for x in np.arange(-hx + .15, hx, .3):
            cyl(x, -.1, .44, .07, .06, 'y', 'dsteel', .008, 24)
        bb(-hx + .03, hx - .03, -.226, -.2, .375, .505, 'white', .006)
        bb(-hx + .03, hx - .03, -.23, -.2, .43, .452, 'crimson', .003)
        bb(-hx - 1.4, hx + 1.4, -.05, .08, -.13, -.01, 'graphite', .01)
    for s in (-1, 1):
        for k in (.35, 1.15):
            bb(s * (hx + k) - .04, s * (hx + k) + .04, .28, .36, .1, .75, 'graphite', .006); foot(s * (hx + k), .32)
            beam((s * (hx + k), .36, .2), (s * (hx + k), .6, 1.9), .05, .05, 'graphite')
            beam((s * (hx + k), .30, .12), (s * (hx + k), .95, .12), .06, .06, 'graphite'); foot(s * (hx + k), .92)
            beam((s * (hx + k), .92, .12), (s * (hx + k), .58, 1.7), .05, .05, 'graphite')
    # edge spindles in front, below
    n = 10
    for i in range(n):
        x = -hx + .35 + i * (L - .7) / (n - 1)
        with at(x, -.02, .60, rx=(0 if i < 6 else (35 if i % 2 else -25))):
            cyl(0, .16, 0, .075, .07, 'y', 'gold' if i < 6 else 'brass', .01, 32)
            cyl(0, .02, 0, .05, .22, 'y', 'steel', .006, 28)
            bb(-.11, .11, -.16, -.06, -.12, .12, 'graphite', .015)
            motor(0, -.16, 0, .095, .36, 'y', 'light', -1)
            tube([(.1, -.1, .08), (.14, -.05, .2), (.1, .12, .12)], .009, 'blue')
    bb(-hx, hx, -.62, .1, .30, .34, 'steel', .006); bb(-hx, hx, -.64, -.61, .26, .44, 'steel', .004)
    for x in np.linspace(-hx + .3, hx - .3, 5): bb(x - .04, x + .04, -.58, -.50, .0, .3, 'graphite', .006)
    cabinet(hx - 1.4, hx - .1, 1.6, 2.1, 2.0, 'light', 2)
    pulpit(hx + .75, -.75, 0, rz=-12, stand='floor'); tower(hx - .2, .85, 1.95, .45)


PRODUCTS = {
    'lumen-1200': dict(build=lambda: line(6, 1.3, .66, 'LUMEN 1200', stone='marbleb', r=.2, ext=1.9), az=34, el=13),
    'lumen-2200': dict(build=lambda: line(12, 2.25, .68, 'LUMEN 2200', stone='marbled', r=.24, ext=2.6), az=50, el=12, lens=60),
    'lumen-edge': dict(build=edge, az=-28, el=11),
    'lumen-calibra': dict(build=lambda: line(3, 2.1, 1.35, 'LUMEN CALIBRA', True, 'granitep', .42, 2.2, slab_t=.05, cols='light'), az=-36, el=12),
}
