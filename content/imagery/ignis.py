"""Roller kilns and the vertical dryer."""
from saxlib import *


def rollerdrive(x0, x1, y, z, pitch=.10, s=-1):
    """roller ends with bearings and drive chain box on a side face"""
    n = int((x1 - x0) / pitch)
    for i in range(n):
        x = x0 + pitch * (i + .5)
        cyl(x, y + s * .05, z, .024, .14, 'y', 'tile', .004, 16)
        cyl(x, y + s * .13, z, .034, .035, 'y', 'dsteel', .004, 16)
    bb(x0, x1, y + s * .10 - .02, y + s * .10 + .02, z - .11, z - .045, 'graphite', .004)
    bb(x0, x1, y + s * .10 - .03, y + s * .10 + .03, z + .045, z + .07, 'graphite', .004)


def burner(x, y, z, s=-1):
    cyl(x, y + s * .05, z, .07, .10, 'y', 'dsteel', .008, 24); cyl(x, y + s * .15, z, .05, .12, 'y', 'iron', .008, 24)
    cyl(x, y + s * .24, z, .035, .08, 'y', 'crimson', .005, 20); box(x + .06, y + s * .2, z + .02, .05, .07, .06, 'black', .006)
    tube([(x, y + s * .26, z - .01), (x, y + s * .33, z - .03), (x + .02, y + s * .30, z - .16), (x + .02, y + s * .22, z - .26)], .012, 'steel')
    tube([(x - .03, y + s * .2, z - .03), (x - .05, y + s * .27, z - .12), (x - .05, y + s * .22, z - .3)], .016, 'alu')


def kiln(n=5, W=2.6, electric=False, name='IGNIS', H=2.15, ml=2.1, fans=2, chimneys=(0,), hood=True):
    L = n * ml; hx = L / 2; hy = W / 2; zr = 1.28
    skin = 'white'
    z0, z1 = .62, H
    for i in range(n):
        a = -hx + i * ml; b = a + ml
        g = .015
        # steel frame
        for x in (a + .06, b - .06):
            for s in (-1, 1):
                bb(x - .05, x + .05, s * (hy + .0) - .05, s * hy + .05, .06, z1 + .05, 'graphite', .008); foot(x, s * hy, 0, .04, .09)
            bb(x - .05, x + .05, -hy, hy, z1, z1 + .1, 'graphite', .008); bb(x - .05, x + .05, -hy, hy, z0 - .12, z0 - .02, 'graphite', .008)
        bb(a + g, b - g, -hy + .03, hy - .03, z0, z1, 'galv', .01)
        # refractory top
        bb(a + .12, b - .12, -hy + .1, hy - .1, z1, z1 + .07, 'light', .01)
        for s in (-1, 1):
            y = s * hy
            with at(0, 0, 0, rz=0 if s < 0 else 180):
                ax, bx = (a, b) if s < 0 else (-b, -a)
                y = -hy
                if not electric:
                    panel(ax + .12, bx - .12, z1 - .42, z1 - .02, y + .02, skin, .03, .003, r=.01)
                    panel(ax + .12, bx - .12, z0 + .02, zr - .30, y + .02, skin, .03, .003, r=.01)
                    bb(ax + .12, bx - .12, y - .0, y + .04, zr - .28, z1 - .44, 'light', .006)
                    for k in range(4): burner(ax + .36 + k * (ml - .72) / 3, y + .0, zr + .28) if i % 2 == 0 or True else None
                    for k in range(3): burner(ax + .55 + k * (ml - 1.1) / 2, y + .0, zr - .19)
                    for k in range(2):   # inspection ports
                        xx = ax + .55 + k * 1.0; cyl(xx, y - .02, z1 - .22, .06, .04, 'y', 'dsteel'); cyl(xx, y - .035, z1 - .22, .04, .02, 'y', 'glow' if k == i % 2 else 'black')
                else:
                    panel(ax + .11, bx - .11, zr + .12, z1 + .02, y + .0, skin, .04, .004, bolted=False)
                    panel(ax + .11, bx - .11, z0 - .02, zr - .12, y + .0, skin, .04, .004, bolted=False)
                    grille(ax + .3, bx - .3, zr + .22, zr + .36, y - .04, 5); text('%02d' % (i + 1), bx - .25, y - .042, z1 - .12, .12, 'grey', align='RIGHT')
                    for k in range(5): cyl(ax + .4 + k * .32, y - .045, z0 + .2, .035, .03, 'y', 'copper', seg=20)
                    bb(ax + .12, bx - .12, y - .052, y - .03, z0 + .34, z0 + .37, 'crimson', .002)
                rollerdrive(ax + .12, bx - .12, y - .0, zr)
                if not electric:
                    grip(ax + ml / 2, y - .01, z0 + .3, .3, 'black', False)
        # drive motor per module
        bb(a + .3, a + .75, -hy - .32, -hy - .04, .16, .48, 'graphite', .015); motor(a + .75, -hy - .18, .32, .1, .34, 'x', 'light')
        bb(a + .42, a + .58, -hy - .17, -hy - .09, .45, zr - .1, 'light', .01)
    if not electric:
        # gas and air headers along the side
        for s in (-1, 1):
            pipe([(-hx, s * (hy + .2), zr - .52), (hx, s * (hy + .2), zr - .52)], .05, 'yellow' if 0 else 'alu', True)
            pipe([(-hx, s * (hy + .32), zr - .42), (hx, s * (hy + .32), zr - .42)], .035, 'crimson', False)
            pipe([(-hx, s * (hy - .3), z1 + .42), (hx, s * (hy - .3), z1 + .42)], .13, 'galv')
            for i in range(n):
                a = -hx + i * ml + ml * .5
                pipe([(a, s * (hy - .3), z1 + .42), (a, s * (hy + .12), z1 + .42), (a, s * (hy + .12), zr + .6)], .06, 'galv', False)
                cyl(a, s * (hy + .12), z1 + .05, .08, .05, 'z', 'dsteel'); box(a + .1, s * (hy + .12), z1 + .05, .14, .1, .12, 'graphite', .01)
        # main flue on top, fans and chimneys
        pipe([(-hx + .4, 0, z1 + .75), (hx - .6, 0, z1 + .75)], .27, 'galv')
        for i in range(n):
            a = -hx + i * ml + ml * .5
            pipe([(a, 0, z1 + .05), (a, 0, z1 + .75)], .15, 'galv', False)
            for s in (-1, 1): beam((a - .5, s * .34, z1 + .05), (a - .5, s * .34, z1 + .5), .05, .05, 'graphite')
            bb(a - .53, a - .47, -.4, .4, z1 + .44, z1 + .5, 'graphite', .005)
        for k, c in enumerate(chimneys):
            x = -hx + .9 + c * ml
            pipe([(x, 0, z1 + .7), (x, 0, z1 + 2.9)], .24, 'galv'); lathe(x, 0, z1 + 2.9, [(.24, 0), (.28, 0), (.28, .05), (.24, .05)], 'z', 'dsteel')
            lathe(x, 0, z1 + 3.15, [(.0, .22), (.36, 0), (.36, .02), (0, .24)], 'z', 'galv'); 
            for q in range(3):
                aa = q * 2.1; rod((x + .22 * math.cos(aa), .22 * math.sin(aa), z1 + 2.9), (x + .3 * math.cos(aa), .3 * math.sin(aa), z1 + 3.17), .012, 'galv')
        for k in range(fans):
            x = -hx + L * (k + .75) / (fans + .3)
            bb(x - .6, x + .7, -hy + .5, -hy + 1.1, z1 + .1, z1 + .16, 'graphite', .01)
            fan(x, -hy + .75, z1 + .58, .38, 'y', .3, 'light'); 
    else:
        # cable trays and clean roof
        for i in range(n):
            a = -hx + i * ml
            bb(a + .06, a + ml - .06, -hy + .02, hy - .02, z1 + .07, z1 + .30, 'white', .03)
            grille(a + .5, a + ml - .5, z1 + .12, z1 + .25, -hy + .015, 4)
            tube([(a + ml / 2, -.2, z1 + .3), (a + ml / 2, .1, z1 + .5), (a + ml / 2, .45, z1 + .52)], .04, 'black'); tube([(a + ml / 2 + .2, -.2, z1 + .3), (a + ml / 2 + .2, .1, z1 + .5), (a + ml / 2 + .2, .45, z1 + .52)], .04, 'black')
        bb(-hx, hx, .35, .8, z1 + .45, z1 + .49, 'galv', .004); bb(-hx, hx, .34, .36, z1 + .45, z1 + .56, 'galv', .003); bb(-hx, hx, .79, .81, z1 + .45, z1 + .56, 'galv', .003)
        bb(-hx - .01, hx + .01, -hy - .0, hy + .0, z1 + .298, z1 + .318, 'graphite', .004)
        pipe([(-hx + 1.0, -.2, z1 + .3), (-hx + 1.0, -.2, z1 + 1.5)], .2, 'alu')
    # entry/exit portal with name
    for s in (-1, 1):
        x = s * (hx + .16)
        frame_plate(rrect(-hy - .12, hy + .12, .35, z1 + (.16 if not electric else .34), .08, 4), rrect(-hy + .3, hy - .3, zr - .12, zr + .14, .03, 4), x - .14, x + .14, 'x', 'graphite')
        bb(x - .142, x + .142, -hy - .123, hy + .123, zr + .17, zr + .22, 'crimson', .004)
    with at(hx + .31, 0, 0, rz=90):
        text('SAXUM', -hy + .2, -.0, z1 - .08, .24, 'white'); text(name, -hy + .2, 0, z1 - .36, .15, 'white')
    with at(-hx - .31, 0, 0, rz=-90):
        text('SAXUM', -hy + .2, -.0, z1 - .08, .24, 'white'); text(name, -hy + .2, 0, z1 - .36, .15, 'white')
    # exit and entry rollers with tiles
    for s in (-1, 1):
        x0, x1 = (hx + .32, hx + 2.3) if s > 0 else (-hx - 1.6, -hx - .32)
        rollers(x0, x1, -hy + .2, hy - .2, zr + .02, .11, .028)
        nt = 2 if W < 2.2 else 3; tw = (W - .8) / nt
        for i in range(nt):
            for k in range(2):
                xx = x0 + .15 + k * .92; y = -hy + .4 + tw * (i + .5)
                bb(xx, xx + .8, y - tw * .46, y + tw * .46, zr + .021, zr + .036, 'tileg' if s > 0 else 'terra', .002)
    cabinet(hx - 2.3, hx - .2, hy + 1.2, hy + 1.75, 2.1, 'light', 3)
    pulpit(hx + .55, -hy - .65, 0, rz=6, stand='floor'); tower(hx, -hy - .0, z1 + .15, .45)


def dryer():
    """vertical dryer tower"""
    w, d, h = 2.6, 2.2, 6.4
    bb(-w / 2, w / 2, -d / 2, d / 2, .35, h, 'galv', .03)
    for x in (-w / 2, w / 2):
        for y in (-d / 2, d / 2): bb(x - .08, x + .08, y - .08, y + .08, .05, h + .05, 'graphite', .012); foot(x, y, 0, .04, .14)
    rows = 5; rh = (h - .8) / rows
    for r in range(rows):
        z = .65 + r * rh
        for k in range(2):
            a = -w / 2 + .08 + k * (w - .16) / 2
            if r == 0 : continue
            panel(a, a + (w - .16) / 2, z + .04, z + rh - .04, -d / 2, 'white', .05, .006)
            if k == 1 and r in (1, 3): grip(a + .14, -d / 2 - .05, z + rh / 2, .3)
        with at(w / 2, 0, 0, rz=90):
            panel(-d / 2 + .1, 0, z + .04, z + rh - .04, 0, 'white', .05, .006); panel(0, d / 2 - .1, z + .04, z + rh - .04, 0, 'white', .05, .006)
        with at(-w / 2, 0, 0, rz=-90):
            panel(-d / 2 + .1, 0, z + .04, z + rh - .04, 0, 'white', .05, .006); panel(0, d / 2 - .1, z + .04, z + rh - .04, 0, 'white', .05, .006)
        bb(-w / 2 - .05, w / 2 + .05, -d / 2 - .07, d / 2 + .07, z - .04, z + .03, 'graphite', .008)
    bb(-w / 2 - .09, w / 2 + .09, -d / 2 - .09, d / 2 + .09, h - .05, h + .12, 'graphite', .02)
    bb(-w / 2 - .093, w / 2 + .093, -d / 2 - .093, d / 2 + .093, h - .14, h - .08, 'crimson', .004)
    text('SAXUM', -w / 2 + .2, -d / 2 - .056, h - .55, .34, 'black'); text('IGNIS DRY', -w / 2 + .2, -d / 2 - .056, h - .98, .2, 'crimson')
    # loading opening with rollers and tiles
    z = 1.15
    bb(-w / 2 + .15, w / 2 - .15, -d / 2 - .03, -d / 2 + .3, .75, 1.7, 'black', .01)
    frame_plate(rrect(-w / 2 + .08, w / 2 - .08, .66, 1.72, .05, 4), rrect(-w / 2 + .3, w / 2 - .3, .85, 1.5, .04, 4), -d / 2 - .08, -d / 2 - .0, 'y', 'light')
    with at(0, -d / 2 - .08, 0, rz=-90):
        rollers(0, 2.3, -w / 2 + .35, w / 2 - .35, z, .12, .03)
        for j in range(2):
            for i in range(2): bb(.15 + j * 1.05, 1.05 + j * 1.05, -.92 + i * .94, -.04 + i * .94, z + .001, z + .02, 'terra', .002)
    for k in (1.3, 1.42): bb(-w / 2 + .35, w / 2 - .35, -d / 2 - .06, -d / 2 - .03, k - .01, k + .01, 'steel', .002)
    # chain drive heads on top
    for x in (-.8, .8):
        cyl(x, 0, h + .42, .3, .08, 'x', 'dsteel', .01, 40); bb(x - .12, x + .12, -.2, .2, h + .1, h + .42, 'graphite', .015)
    motor(.9, 0, h + .42, .16, .5, 'x', 'light'); rod((-.9, 0, h + .42), (.9, 0, h + .42), .05, 'steel')
    # ducts, burners, fans on the right side
    xr = w / 2 + .6
    pipe([(w / 2, .45, h - .6), (xr + .1, .45, h - .6), (xr + .1, .45, 1.6)], .26, 'galv'); pipe([(w / 2, .45, 3.3), (xr + .1, .45, 3.3)], .22, 'galv', False)
    cyl(xr + .1, .45, 1.35, .5, .75, 'y', 'light', .03, 56); bb(xr - .35, xr + .55, 0.1, .8, .0, .9, 'graphite', .02); motor(xr + .1, .08, 1.35, .2, .5, 'y', 'graphite', -1)
    ring(xr + .1, .07, 1.35, .2, .27, .05, 'y', 'crimson')
    cyl(w / 2 + .45, -.5, 2.4, .24, .9, 'x', 'light', .02, 48); cyl(w / 2 + 1.0, -.5, 2.4, .14, .25, 'x', 'iron', .01); box(w / 2 + 1.15, -.5, 2.45, .22, .22, .26, 'crimson', .015)
    pipe([(w / 2 + 1.05, -.5, 2.25), (w / 2 + 1.05, -.5, .3), (w / 2 + 1.05, .6, .3)], .035, 'yellow')
    pipe([(.3, .6, h + .1), (.3, .6, h + 1.5)], .24, 'galv'); lathe(.3, .6, h + 1.72, [(0, .2), (.36, 0), (.36, .02), (0, .22)], 'z', 'galv')
    for q in range(4): rod((.3 + .23 * math.cos(q * PI / 2 + .6), .6 + .23 * math.sin(q * PI / 2 + .6), h + 1.3), (.3 + .32 * math.cos(q * PI / 2 + .6), .6 + .32 * math.sin(q * PI / 2 + .6), h + 1.74), .014, 'galv')
    # access platform + ladder on the left
    platform(-w / 2 - 1.05, -w / 2 - .08, -d / 2, d / 2, 3.2, rails='fl'); platform(-w / 2 - 1.05, -w / 2 - .08, -d / 2, d / 2, 5.3, legs=False, rails='fl')
    for y in (-d / 2 + .1, d / 2 - .1): beam((-w / 2 - 1.0, y, 5.22), (-w / 2 - .05, y, 4.4), .06, .06, 'graphite')
    ladder(-w / 2 - .8, -d / 2 - .06, 0, 3.2); ladder(-w / 2 - .35, -d / 2 - .06, 3.2, 5.3)
    cabinet(w / 2 + 1.6, w / 2 + 2.7, .3, .85, 2.1, 'light', 2)
    pulpit(w / 2 + .6, -d / 2 - 1.0, 0, rz=-14, stand='floor'); tower(w / 2 - .2, -d / 2 + .1, h + .12, .5)


PRODUCTS = {
    'ignis-1850': dict(build=lambda: kiln(3, 1.95, False, 'IGNIS 1850', 2.0, 1.9, 1, (0,)), az=36, el=12),
    'ignis-2950': dict(build=lambda: kiln(7, 3.05, False, 'IGNIS 2950', 2.2, 2.1, 3, (0, 3.6)), az=52, el=11, lens=55),
    'ignis-electra': dict(build=lambda: kiln(4, 2.3, True, 'IGNIS ELECTRA', 2.05, 2.1), az=-40, el=11, lens=75),
    'ignis-dry': dict(build=dryer, az=-30, el=5),
}
