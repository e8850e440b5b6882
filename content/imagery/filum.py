"""Multi-wire saws."""
from saxlib import *


def flywheel(x, y, z, R, w, mat='graphite', spokes=6, hub='steel'):
    """large wheel, axis y, width w; rubber-lined grooved rim"""
    n = max(1, int(w / .03)); prof = [(R - .10, -w / 2), (R - .01, -w / 2)]
    for i in range(n):
        a = -w / 2 + w * i / n; d = w / n
        prof += [(R, a + d * .15), (R, a + d * .35), (R - .012, a + d * .5), (R, a + d * .65), (R, a + d * .85)]
    prof += [(R - .01, w / 2), (R - .10, w / 2), (R - .10, -w / 2)]
    lathe(x, y, z, prof, 'y', 'rubber', 72)
    for s in (-1, 1):
        ring(x, y + s * w / 2, z, R * .80, R - .018, .03, 'y', 'crimson' if 0 else 'steel', 72)
        cyl(x, y + s * (w / 2 - .02), z, R * .28, .05, 'y', mat, .012)
        for i in range(spokes):
            a = 2 * PI * i / spokes + .3
            p0 = (x + R * .2 * math.cos(a), y + s * (w / 2 - .02), z + R * .2 * math.sin(a)); p1 = (x + R * .86 * math.cos(a), y + s * (w / 2 - .02), z + R * .86 * math.sin(a))
            beam(p0, p1, .03, R * .13, mat, .008)
        boltcircle(x, y + s * (w / 2 + .005), z, R * .21, 10, .013, 'y', s)
        cyl(x, y + s * (w / 2 + .03), z, R * .12, .08, 'y', hub, .01)


def column(x, y, H, w=.5, d=.55, mat='graphite'):
    bb(x - w / 2, x + w / 2, y - d / 2, y + d / 2, .0, H, mat, .03)
    bb(x - w / 2 - .12, x + w / 2 + .12, y - d / 2 - .12, y + d / 2 + .12, 0, .06, mat, .01)
    bolts([(x + a, y + b, .06) for a in (-w / 2 - .06, w / 2 + .06) for b in (-d / 2 - .06, 0, d / 2 + .06)], .025, 'z', 1)


def filum(n=8, bw=1.0, blen=3.0, bh=1.7, R=.75, H=4.2, pitch=None, cutf=.4, name='FILUM 8', stone='graniter', span=None):
    """n wires over two drums; block below on a trolley"""
    W = bw                      # useful width (Y)
    span = span or blen / 2 + .55 + R
    zb0 = .62                   # block bottom
    zcut = zb0 + bh * (1 - cutf)        # lower strand
    zc = zcut + R               # drum axis
    pitch = pitch or W / n
    yw = W / 2 + .18            # frame inner half width
    # columns: four, with rails and ball screws; front and rear portal
    cw = .46 if W < 2 else .6
    yc = yw + .34
    for s in (-1, 1):
        for yy in (-yc, yc):
            column(s * span, yy, H, cw, .5 if W < 2 else .62)
            for k in (-1, 1):
                bb(s * span + k * cw * .32 - .03, s * span + k * cw * .32 + .03, yy - (.29 if W < 2 else .35), yy - .2, .3, H - .2, 'steel', .004)
            bellows(s * span - .1, s * span + .1, yy - (.31 if W < 2 else .37), yy - .2, .3, zc - .55, 'z', .05)
            bellows(s * span - .1, s * span + .1, yy - (.31 if W < 2 else .37), yy - .2, zc + .55, H - .1, 'z', .05)
            motor(s * span, yy, H, .13, .42, 'z', 'light')
        # lateral tie at top
        bb(s * span - cw * .4, s * span + cw * .4, -yc, yc, H - .45, H - .05, 'graphite', .025)
    for yy in (-yc, yc):
        bb(-span - cw / 2 - .02, span + cw / 2 + .02, yy - .255, yy + .255, H - .02 - .5, H + .03, 'white', .03)
    yf = -yc - .255
    bb(-span - cw / 2 - .023, span + cw / 2 + .023, yf - .006, yf + .2, H - .47, H - .42, 'crimson', .004)
    text('SAXUM', -span + cw / 2 + .15, yf - .006, H - .2, .26, 'black')
    text(name, span - cw / 2 - .15, yf - .006, H - .2, .2, 'crimson', align='RIGHT')
    # carriage: vertical sliding frames front and rear
    for yy, sg in ((-yc, -1), (yc, 1)):
        y0 = yy + (-.48 if sg < 0 else .26); y1 = y0 + .2
        for s in (-1, 1):
            x = s * span
            prism(rrect(x - .44, x + .44, zc - .52, zc + .52, .1), y0, y1, 'y', 'graphite', .015)
            if sg < 0:
                boltcircle(x, y0, zc, .36, 12, .018)
                lathe(x, y0, zc, [(.27, 0), (.27, -.05), (.24, -.08), (0, -.08)], 'y', 'light', 48)
                boltcircle(x, y0 - .08, zc, .19, 8, .014)
                ring(x, y0 - .03, zc, .27, .30, .06, 'y', 'crimson')
        if sg > 0:
            motor(span, y1, zc, .28, .9, 'y', 'light')
    # drums
    for s in (-1, 1):
        flywheel(s * span, 0, zc, R, n * pitch + .06, 'graphite', 6 if R < 1 else 8)
        cyl(s * span, 0, zc, .13, 2 * yc, 'y', 'steel')
        # guard over the outer half of the drum
        Rg = R + .09; a0, a1 = (-58, 88) if s > 0 else (92, 238)
        o = arc(s * span, zc, Rg, a0, a1, 30); i_ = arc(s * span, zc, Rg - .015, a0, a1, 30)
        yg = n * pitch / 2 + .1
        prism(o + i_[::-1], -yg, yg, 'y', 'white', .003)
        for yy in (-yg, yg):
            oo = arc(s * span, zc, Rg, a0, a1, 30); ii = arc(s * span, zc, R * .90, a0, a1, 30)
            prism(oo + ii[::-1], yy - .01, yy + .01, 'y', 'white', .003)
            for a in range(int(a0) + 8, int(a1) - 4, 22): bolt(s * span + R * .99 * math.cos(math.radians(a)), yy - .01, zc + R * .99 * math.sin(math.radians(a)), .016)
        for k in range(1, 4):
            am = math.radians(a0 + (a1 - a0) * k / 4)
            box(s * span + (Rg + .004) * math.cos(am), 0, zc + (Rg + .004) * math.sin(am), .05, 2 * yg + .02, .03, 'light', .006, rot=(0, 90 - math.degrees(am), 0)) if 0 else None
            with at(s * span, 0, zc, ry=-math.degrees(am)):
                box(Rg + .004, 0, 0, .03, 2 * yg + .024, .07, 'graphite', .006)
        with at(s * span, 0, zc, ry=-(a0 + a1) / 2 - (12 if s > 0 else -12)):
            box(Rg + .006, 0, 0, .016, 2 * yg + .026, .05, 'crimson', .004)
    # wires
    zr = .012
    for i in range(n):
        y = (i - (n - 1) / 2) * pitch
        r = R + .004
        pts = [(a, y, b) for a, b in arc(span, zc, r, -90, 90, 24)] + [(a, y, b) for a, b in arc(-span, zc, r, 90, 270, 24)]
        tube(pts, .006 if n < 40 else .005, 'wire', False, True)
        if n <= 10:      # beads
            k = int(2 * span / .06)
            for zz in (zc - r, zc + r):
                multi([(-span + 2 * span * (j + .5) / k, y, zz, .018, .014, .014) for j in range(k)], 'brass')
    # block: solid lower part, slices above the wires
    hx = blen / 2; hy = W / 2 - pitch * .0
    block(-hx, hx, -hy - .1, hy + .1, zb0, zcut - .01, stone, .018)
    ys = [-hy - .1] + [(i - (n - 1) / 2) * pitch for i in range(n)] + [hy + .1]
    kerf = .012 if n < 20 else .009
    for a, b in zip(ys, ys[1:]):
        if b - a > kerf * 1.5:
            z1 = zb0 + bh + rnd.uniform(-.012, .012)
            block(-hx + rnd.uniform(-.01, .01), hx + rnd.uniform(-.01, .01), a + kerf / 2, b - kerf / 2, zcut - .012, z1, stone, .003, 4)
    bb(-hx + .05, hx - .05, -hy, hy, zcut - .015, zcut - .006, stone, 0)
    # trolley
    bb(-hx - .15, hx + .15, -hy - .15, hy + .15, .30, .48, 'graphite', .02)
    for k in range(max(3, int(blen / .6))):
        m = max(3, int(blen / .6)); xx = -hx + blen * (k + .5) / m
        bb(xx - .07, xx + .07, -hy - .05, hy + .05, .48, zb0 + .01, 'wood', .006)
    for xx in (-hx * .8, -hx * .3, hx * .3, hx * .8):
        for s in (-1, 1):
            cyl(xx, s * (hy * .8), .2, .14, .09, 'y', 'dsteel', .012)
    for s in (-1, 1):
        bb(-hx - .5, hx + .5, s * hy * .8 - .04, s * hy * .8 + .04, 0, .07, 'steel', .006)
    # water manifold
    pipe([(-hx, -yw + .06, H - .1), (-hx, -yw + .06, zb0 + bh + .28), (hx, -yw + .06, zb0 + bh + .28)], .03, 'galv')
    for k in range(7):
        xx = -hx * .85 + 1.7 * hx * k / 6
        tube([(xx, -yw + .06, zb0 + bh + .27), (xx, -yw * .75, zb0 + bh + .3), (xx, -hy * .6, zb0 + bh + .12)], .012, 'rubber')
    # tension cylinder, platform, cabinet, pulpit
    for yy in (-yc - .38,):
        cyl(-span - .62, yy, zc, .09, .55, 'x', 'steel', .01); rod((-span - .45, yy, zc), (-span - .2, yy, zc), .04, 'chrome')
    if H > 4.0:
        xr = span + cw / 2 + .5
        platform(xr, xr + .95, -yc, yc, H * .62, rails='rf', legs=True)
        ladder(xr + .45, -yc - .02, 0, H * .62)
    cabinet(span + .95 if H <= 4 else span + cw / 2 + 1.65, span + 2.0 if H <= 4 else span + cw / 2 + 2.9, yc - .5, yc + .05, 2.1, 'light', 2)
    pulpit(span + .9, -yc - .55, 0, rz=-15, stand='floor')
    tower(span, -yc, H + .03, .5)
    with at(-span - cw / 2 - .1, yc - .2, 0, ry=-90):
        chain(.3, zc - .1, zc + .6, 0, 0, .2, .07, .16)
    return dict(span=span, zc=zc, yc=yc)


def filum_mono():
    """single-wire contouring machine: one tall gantry, two flywheels with a single wire, turning table"""
    H = 3.7; span = 2.35; R = .52; zc = 1.55
    for s in (-1, 1):
        column(s * span, 0, H, .62, .7)
        bb(s * span - .24, s * span - .18, -.37, -.3, .3, H - .2, 'steel', .004); bb(s * span + .18, s * span + .24, -.37, -.3, .3, H - .2, 'steel', .004)
        bellows(s * span - .13, s * span + .13, -.39, -.3, .25, zc - .42, 'z', .05)
        bellows(s * span - .13, s * span + .13, -.39, -.3, zc + .42 + R, H - .55, 'z', .05)
        prism(rrect(s * span - .36, s * span + .36, zc - .4, zc + .95, .08), -.56, -.37, 'y', 'graphite', .015)
        flywheel(s * span, -.74, zc + .38, R, .09, 'light', 5)
        Rg = R + .08; a0, a1 = (-80, 95) if s > 0 else (85, 260)
        o = arc(s * span, zc + .38, Rg, a0, a1, 30); i_ = arc(s * span, zc + .38, Rg - .015, a0, a1, 30); ii = arc(s * span, zc + .38, R * .8, a0, a1, 30)
        prism(o + i_[::-1], -.82, -.62, 'y', 'white', .003); prism(o + ii[::-1], -.64, -.625, 'y', 'white', .003)
        prism(arc(s * span, zc + .38, Rg + .003, a0 + 30, a1 - 30, 24) + arc(s * span, zc + .38, Rg - .01, a0 + 30, a1 - 30, 24)[::-1], -.80, -.77, 'y', 'crimson', .001)
        motor(s * span, -.3, zc + .38, .2, .0 + .5, 'y', 'graphite', 1) if s > 0 else None
        motor(s * span, 0, H, .13, .35, 'z', 'light')
        # guide pulleys
        cyl(s * (span - .62), -.74, zc - .12, .09, .05, 'y', 'steel', .01); beam((s * (span - .62), -.66, zc - .12), (s * span, -.5, zc - .1), .06, .1, 'graphite')
    bb(-span - .33, span + .33, -.36, .36, H - .5, H + .04, 'white', .035)
    bb(-span - .333, span + .333, -.366, 0, H - .5, H - .44, 'crimson', .004)
    text('SAXUM', -span + .5, -.366, H - .2, .26, 'black'); text('FILUM MONO', span - .5, -.366, H - .2, .19, 'crimson', align='RIGHT')
    y = -.74; r = R + .004; zl = zc - .12 - .09
    pts = [(span - .62, y, zl)] + [(a, y, b) for a, b in arc(span, zc + .38, r, -75, 90, 24)] + [(a, y, b) for a, b in arc(-span, zc + .38, r, 90, 255, 24)] + [(-span + .62, y, zl)]
    tube(pts, .0075, 'wire', False, True)
    k = 90; multi([(-span + .6 + (2 * span - 1.2) * j / k, y, zl, .022, .018, .018) for j in range(k + 1)] + [(-span + 2 * span * j / k, y, zc + .38 + r, .022, .018, .018) for j in range(k + 1)], 'brass')
    # turning table and profiled block (cornice-like contour)
    lathe(0, -.74, 0, [(0, 0), (.95, 0), (.95, .08), (.8, .12), (.78, .3), (1.05, .34), (1.05, .42), (1.02, .44), (0, .44)], 'z', 'graphite', 72)
    ring(0, -.74, .40, 1.03, 1.07, .05, 'z', 'crimson', 72); boltcircle(0, -.74, .44, .95, 16, .02, 'z', 1)
    for yy in (-1.2, -.3): bb(-.85, .85, yy - .06, yy + .06, .44, .54, 'wood', .006)
    prof = [(-.85, .54), (.85, .54), (.85, .8)] + arc(.62, .98, .22, -60, 90, 10) + [(.5, 1.2), (.5, zl), (-.5, zl), (-.5, 1.2)] + arc(-.62, .98, .22, 90, 240, 10) + [(-.85, .8)]
    prism(prof, -1.4, -.15, 'y', 'marbleb', .004)
    block(-.5, .78, -.73, -.15, zl + .004, 1.92, 'marbleb', .006, 6); block(-.5, .78, -1.4, -.75, zl + .012, 1.92, 'marbleb', .006, 6)
    for s in (-1, 1): bb(-span - .6, span + .6, s * .9 - .06, s * .9 + .06, 0, .05, 'steel', .006) if 0 else None
    pipe([(-1.2, -.2, H - .5), (-1.2, -.2, 2.3), (-.5, -.5, 2.15)], .025, 'galv')
    cabinet(span + .55, span + 1.5, -.2, .35, 2.0, 'light', 2)
    pulpit(span + .6, -1.3, 0, rz=-15, stand='floor'); tower(span, -.2, H + .04, .45)
    with at(-span - .42, .15, 0, ry=-90): chain(.3, 1.5, 2.2, 0, 0, .16, .06, .14)


PRODUCTS = {
    'filum-mono': dict(build=filum_mono, az=-26, el=9),
    'filum-8': dict(build=lambda: filum(8, .9, 2.4, 1.5, .62, 3.75, None, .38, 'FILUM 8', 'granitep'), az=28, el=11),
    'filum-32': dict(build=lambda: filum(32, 1.5, 3.0, 1.9, .8, 4.5, None, .42, 'FILUM 32', 'granite'), az=36, el=12),
    'filum-72': dict(build=lambda: filum(72, 2.2, 3.5, 2.2, 1.05, 5.3, None, .45, 'FILUM 72', 'graniter'), az=-38, el=10),
}
