"""Ceramic presses and the continuous compaction line."""
from saxlib import *


def hose_bundle(pts, n=4, r=.03, sp=.09, mat='black'):
    for i in range(n):
        o = (i - (n - 1) / 2) * sp
        tube([(x + o, y, z) for x, y, z in pts], r, mat)


def tank(x, y, z, r, l, axis='z', mat='light'):
    prof = [(0, 0), (r * .55, .02), (r * .85, .07), (r, .18), (r, l - .18), (r * .85, l - .07), (r * .55, l - .02), (0, l)]
    lathe(x, y, z, prof, axis, mat, 48)
    for t in (.22, .78):
        ring(x, y, z + l * t, r * .9, r * 1.02, .05, 'z', 'graphite') if axis == 'z' else ring(x + l * t, y, z, r * .9, r * 1.02, .05, 'x', 'graphite')


def ponder(s=1.0, name='PONDER 2500', style='columns', w=1.9, d=1.2, h=3.4, cyln=1, walk=False, accum=1):
    """vertical hydraulic press; front = -Y, feeder at the back, tiles out to the front-left by a roller way on X"""
    hx, hy = w / 2, d / 2
    zl = h * .27; zu = h * .66; zr0 = zl + (zu - zl) * .72        # lower bed top, upper crossbeam underside
    bb(-hx - .35, hx + .35, -hy - .25, hy + .25, 0, .10, 'graphite', .015)
    bolts([(a, -hy - .16, .10) for a in np.linspace(-hx - .25, hx + .25, 6)], .03, 'z', 1)
    if style == 'columns':
        bb(-hx - .18, hx + .18, -hy, hy, .1, zl, 'graphite', .05)
        prism(rrect(-hx - .22, hx + .22, zu, h, .14), -hy, hy, 'y', 'graphite', .04)
        cr = w * .095
        for a in (-1, 1):
            for b in (-1, 1):
                x, y = a * (hx - cr * .7), b * (hy - cr * 1.1)
                cyl(x, y, (zl + zu) / 2, cr, zu - zl + .05, 'z', 'chrome', seg=48)
                for z in (zl + .03, zu - .03): ring(x, y, z, cr, cr * 1.35, .07, 'z', 'dsteel')
                lathe(x, y, h, [(0, 0), (cr * 1.3, 0), (cr * 1.3, .05), (cr * 1.1, .07), (cr * 1.1, .22), (cr * .9, .24), (0, .24)], 'z', 'dsteel', 6)
                cyl(x, y, h + .27, cr * .7, .12, 'z', 'steel')
    elif style == 'frame':     # two thick frame plates
        for k in (-1, 1):
            y0, y1 = (k * hy - .17, k * hy + .17)
            frame_plate(rrect(-hx - .35, hx + .35, .1, h, .22, 8), rrect(-hx + .12, hx - .12, zl, zu, .16, 8), y0, y1, 'y', 'graphite')
        bb(-hx - .05, hx + .05, -hy + .1, hy - .1, .12, zl - .02, 'iron', .03); bb(-hx - .05, hx + .05, -hy + .1, hy - .1, zu + .02, h - .1, 'iron', .03)
        for z in (.5 * zl, zu + (h - zu) * .45):
            for x in (-hx * .85, hx * .85): cyl(x, 0, z, .11, d + .42, 'y', 'dsteel', .02); cyl(x, -hy - .24, z, .15, .10, 'y', 'dsteel', .015, 6)
    else:                      # wire wound frame: two half-round yokes, columns, winding band
        R = hx + .55
        zc0, zc1 = R + .02, h - R * .55
        out = arc(0, zc1, R, 0, 180, 28) + arc(0, zc0, R, 180, 360, 28)
        inn_w = hx - .15
        inn = rrect(-inn_w, inn_w, zl, zu, .2, 13)
        out2 = out[:]
        # resample both loops to the same count
        def resample(p, n, start):
            P = np.array(p + [p[0]]); dd = np.r_[0, np.cumsum(np.hypot(*np.diff(P, axis=0).T))]
            t = np.linspace(0, dd[-1], n, endpoint=False)
            q = np.c_[np.interp(t, dd, P[:, 0]), np.interp(t, dd, P[:, 1])]
            return [tuple(v) for v in q]
        c = np.array([0, (zl + zu) / 2])
        def ray(poly, n=96):
            o = []
            P = np.array(poly)
            for i in range(n):
                a = 2 * PI * i / n; u = np.array([math.cos(a), math.sin(a)]); best = None
                for p, q in zip(P, np.roll(P, -1, 0)):
                    e = q - p; den = u[0] * e[1] - u[1] * e[0]
                    if abs(den) < 1e-9: continue
                    w_ = p - c; t = (w_[0] * e[1] - w_[1] * e[0]) / den; v = (w_[0] * u[1] - w_[1] * u[0]) / den
                    if t > 0 and -1e-6 <= v <= 1 + 1e-6: best = t if best is None else min(best, t)
                o.append(tuple(c + u * best))
            return o
        O = ray(out); I = ray(inn)
        Ow = ray(arc(0, zc1, R - .22, 0, 180, 28) + arc(0, zc0, R - .22, 180, 360, 28))
        for k in (-1, 1):
            yc = k * (hy - .12)
            frame_plate(Ow, I, yc - .30, yc + .30, 'y', 'white')
            frame_plate([(a * .985, (b - c[1]) * .985 + c[1]) for a, b in Ow], [(a * .955, (b - c[1]) * .955 + c[1]) for a, b in Ow], yc - .306, yc - .29, 'y', 'crimson')
            frame_plate([(a * 1.16, (b - c[1]) * 1.10 + c[1]) for a, b in I], I, yc - .325, yc - .28, 'y', 'graphite')
            for a, b in Ow[::6]: bolt(a * .90, yc - .30, (b - c[1]) * .90 + c[1], .03)
            # wire winding: layered band around the frame
            frame_plate(O, Ow, yc - .20, yc + .20, 'y', 'dsteel')
            for j in range(9):
                y = yc - .17 + j * .0425
                tube([(a * 1.002, y, (b - c[1]) * 1.002 + c[1]) for a, b in O], .016, 'steel', False, True)
            for s_ in (-1, 1):   # retaining flanges
                O2 = [(a * 1.012, (b - c[1]) * 1.012 + c[1]) for a, b in O]
                frame_plate(O2, Ow, yc + s_ * .235 - .025, yc + s_ * .235 + .025, 'y', 'graphite')
        # front safety gate with tinted windows, half raised
        for q in (-1, 1):
            a0, a1 = sorted((q * .04, q * (inn_w - .12)))
            frame_plate(rrect(a0, a1, zr0 - .1, zu - .02, .05, 4), rrect(a0 + .08, a1 - .08, zr0, zu - .1, .04, 4), -hy - .20, -hy - .14, 'y', 'graphite')
            bb(a0 + .07, a1 - .07, -hy - .176, -hy - .17, zr0 - .01, zu - .09, 'glass', .001)
        bb(-inn_w - .1, inn_w + .1, -hy + .1, hy - .1, .25, zl, 'iron', .03); bb(-inn_w - .1, inn_w + .1, -hy + .1, hy - .1, zu, zu + .9, 'iron', .03)
        bb(-hx - .4, hx + .4, -hy - .3, hy + .3, .08, .34, 'graphite', .03)
    fy = -hy - (.0 if style == 'columns' else .175 if style == 'frame' else .185)
    # hydraulic cylinder and moving crossbeam
    zr = zl + (zu - zl) * .46
    cyl(0, 0, zu - .08, w * .30, .28, 'z', 'dsteel', .02, 64); cyl(0, 0, (zr + zu) / 2 + .1, w * .22, zu - zr, 'z', 'chrome', .01, 64)
    bb(-hx + .24, hx - .24, -hy + .06, hy - .06, zr, zr + .22, 'light', .03)
    bb(-hx + .23, hx - .23, -hy + .05, hy - .05, zr + .14, zr + .18, 'crimson', .004)
    # die: upper punches, lower die box
    nb = 3 if w < 2.2 else 4
    pw = (w - .7) / nb
    bb(-hx + .3, hx - .3, -hy + .12, hy - .12, zr - .06, zr, 'steel', .008)
    for i in range(nb):
        x = -hx + .35 + pw * (i + .5); bb(x - pw * .43, x + pw * .43, -hy + .2, hy - .2, zr - .14, zr - .06, 'dsteel', .006)
    bb(-hx + .22, hx - .22, -hy + .04, hy - .04, zl, zl + .22, 'steel', .01)
    bolts([(x, -hy + .04, zl + .11) for x in np.linspace(-hx + .35, hx - .35, 7)], .022)
    for i in range(nb):
        x = -hx + .35 + pw * (i + .5); bb(x - pw * .42, x + pw * .42, -hy + .2, hy - .2, zl + .2, zl + .232, 'terra', .003)
    # exit roller way to the front with pressed tiles
    with at(0, fy - .06, 0, rz=-90):
        rollers(0, 1.7, -hx + .25, hx - .25, zl + .21, .11, .03)
        for j in range(2):
            for i in range(nb):
                y = -hx + .35 + pw * (i + .5); bb(.25 + j * .72, .25 + j * .72 + .62, y - pw * .42, y + pw * .42, zl + .212, zl + .235, 'terra', .003)
    # name band on the crown
    zt = h if style != 'wound' else h - .2
    zn = (zu + h) / 2 + (.05 if style != 'wound' else .25)
    ts = .17 * s
    if style == 'wound': ts *= 1.35; fy -= .24
    text('SAXUM', 0, fy - .006, zn + ts * .75, ts * 1.35, 'white' if style != 'wound' else 'black', align='CENTER'); text(name, 0, fy - .006, zn - ts * .75, ts * .72, 'white' if style != 'wound' else 'crimson', align='CENTER')
    if style != 'wound':
        bb(-hx * .9, hx * .9, fy - .012, fy + .02, zu + .10, zu + .15, 'crimson', .004)
    # hydraulics on top: pressure intensifier, accumulators, pipes
    top = h + (.0 if style != 'wound' else R * .45 * 1.0)
    if style == 'wound': top = zc1 + R + .02
    cyl(0, 0, top + .25 * s, .32 * s, .5 * s, 'z', 'light', .03, 56); cyl(0, 0, top + .55 * s, .22 * s, .14 * s, 'z', 'graphite', .02)
    boltcircle(0, 0, top + .5 * s, .27 * s, 12, .02, 'z', 1)
    ring(0, 0, top + .14 * s, .3 * s, .33 * s, .05, 'z', 'crimson')
    for i in range(accum):
        x = hx + .62 + i * .42 * s
        tank(x, hy * .4, .55, .16 * s, h * .52, 'z', 'light'); bb(x - .14, x + .14, hy * .4 - .14, hy * .4 + .14, 0, .6, 'graphite', .015)
        pipe([(x, hy * .4, .55 + h * .52), (x, hy * .4, h * .86), (.32 * s * .8, hy * .2, h * .86 + .0)], .035 * s, 'galv')
    pipe([(-.2 * s, .1, top + .3 * s), (-hx - .72, .1, top + .3 * s), (-hx - .72, hy * .6, top + .3 * s), (-hx - .72, hy * .6, .9)], .055 * s, 'galv')
    # pump unit left-rear
    px = -hx - 1.5
    bb(px - .5, px + .6, -.1, hy + .5, .0, .9, 'light', .03); bb(px - .52, px + .62, -.12, hy + .52, .86, .94, 'graphite', .01)
    panel(px - .45, px + .05, .12, .82, -.1, 'light', .015); panel(px + .05, px + .55, .12, .82, -.1, 'light', .015)
    for k in range(2): motor(px - .2 + k * .5, .15, 1.1, .14, .55, 'y', 'graphite'); bb(px - .32 + k * .5, px - .08 + k * .5, .1, .7, .94, 1.0, 'graphite', .01)
    hose_bundle([(px + .3, .2, .95), (px + .6, .1, 1.25), (-hx - .45, .05, .8), (-hx - .2, 0, .5)], 4, .026, .07)
    # feeder behind: carriage rails and hopper
    zf = zl + .24
    bb(-hx + .2, hx - .2, hy + .25, hy + 1.7, zf - .15, zf, 'light', .015)
    for a in (-1, 1):
        for y in (hy + .5, hy + 1.6): bb(a * (hx - .25) - .05, a * (hx - .25) + .05, y - .05, y + .05, 0, zf - .1, 'graphite', .01)
    prism([(hy + .5, zf + .3), (hy + .75, zf + .3), (hy + 1.45, zf + 1.25), (hy + 1.45, zf + 1.75), (hy + .3, zf + 1.75), (hy + .3, zf + 1.25)], -hx + .3, hx - .3, 'x', 'light', .015)
    # front light guards / safety doors
    for a in (-1, 1):
        x = a * (hx + (.32 if style == 'columns' else .48 if style == 'frame' else .70))
        if style == 'columns':
            frame_plate(rrect(-hy + .0, hy - .0, zl - .1, zu + .05, .04, 3), rrect(-hy + .09, hy - .09, zl, zu - .05, .03, 3), x - .02, x + .02, 'x', 'light')
            bb(x - .006, x + .006, -hy + .08, hy - .08, zl - .01, zu - .04, 'glass', .001)
    if walk:
        zp = zu + .12; xp = hx + (.95 if style == 'wound' else .75)
        platform(xp, xp + 1.0, -hy - .2, hy + .6, zp, rails='fr'); stairs(xp + 1.0 + zp * .95, xp + 1.0, hy - .2, .75, zp)
    cx = hx + (2.1 if walk else .95) + .42 * s * accum - (.42 * s if not walk else 0)
    cabinet(cx - .3, cx + .9, hy + .3, hy + .85, 2.1, 'light', 2)
    pulpit(hx + .75 + .1 * s, fy - .65, 0, rz=-12, stand='floor')
    tower(hx * .8, fy + .1, top if style != 'wound' else h * .93, .45) if style != 'wound' else None


def continua():
    """continuous powder belt compaction: hopper, belts, compaction rolls, cutter, slab on rollers"""
    W = 1.9; hy = W / 2; zb = 1.05
    # lower steel belt frame
    bb(-5.0, 2.2, -hy - .02, hy + .02, zb - .42, zb - .10, 'graphite', .02)
    bb(-5.3, 2.4, -hy + .08, hy - .08, zb - .02, zb, 'steel', .003)
    for x in (-5.3, 2.4): cyl(x, 0, zb - .25, .25, W - .16, 'y', 'steel', .01, 56)
    for x in np.linspace(-4.8, 2.0, 6):
        for s in (-1, 1): bb(x - .09, x + .09, s * (hy - .08) - .09, s * (hy - .08) + .09, .05, zb - .3, 'graphite', .015); foot(x, s * (hy - .08), 0, .06, .11)
    # powder hoppers with decoration
    for i, (x, wd) in enumerate(((-4.5, .55), (-3.55, .38), (-2.95, .38))):
        zt = 3.0 if i == 0 else 2.5
        prism([(x - .09, zb + .25), (x + .09, zb + .25), (x + wd, zb + 1.0), (x + wd, zt), (x - wd, zt), (x - wd, zb + 1.0)] if i == 0 else [(x - .06, zb + .25), (x + .06, zb + .25), (x + .25, zb + .75), (x + .25, zt), (x - .25, zt), (x - .25, zb + .75)], -hy + .12, hy - .12, 'y', 'light' if i == 0 else 'white', .015)
        bb(x - (wd if i == 0 else .25) - .01, x + (wd if i == 0 else .25) + .01, -hy + .11, hy - .11, zt - .14, zt - .09, 'crimson', .003)
        for s in (-1, 1):
            for q in (-1, 1): 
                xx = x + q * (.5 if i == 0 else .22)
                bb(xx - .05, xx + .05, s * (hy - .02) - .05, s * (hy - .02) + .05, zb - .1, zb + 1.3, 'graphite', .01)
        cyl(x, 0, zb + .2, .09, W - .3, 'y', 'steel', .01); motor(x, -hy + .1, zb + .2, .1, .32, 'y', 'graphite', -1)
    handrail([(-5.1, -hy + .1, 3.0), (-3.95, -hy + .1, 3.0)], .9) ; bb(-5.1, -3.95, -hy + .1, hy - .1, 2.97, 3.0, 'galv', .003)
    pipe([(-4.5, 0, 3.0), (-4.5, 0, 3.75), (-4.5, hy + .6, 3.75)], .16, 'galv')
    # powder bed
    bb(-4.6, -1.9, -hy + .22, hy - .22, zb, zb + .09, 'terra', .01)
    for s in (-1, 1): bb(-4.9, -1.9, s * (hy - .17) - .03, s * (hy - .17) + .03, zb, zb + .17, 'alu', .005)
    # compactor: massive side frames, upper belt with two drums, press beams
    x0, x1 = -1.85, 1.25
    for s in (-1, 1):
        y = s * (hy + .16)
        frame_plate(rrect(x0, x1, .12, 2.75, .2, 6), rrect(x0 + .45, x1 - .45, zb - .25, zb + .85, .1, 6), y - .16, y + .16, 'y', 'graphite')
        bb(x0 - .1, x1 + .1, y - .24, y + .24, 0, .14, 'graphite', .015)
        for xx in (x0 + .28, x1 - .28):
            cyl(xx, y, zb + .52, .24, .42, 'y', 'dsteel', .02, 48); boltcircle(xx, y + s * .21, zb + .52, .19, 10, .018, 'y', s)
            cyl(xx, y + s * .24, zb + .52, .1, .1, 'y', 'steel')
            ring(xx, y + s * .165, zb + .52, .24, .30, .03, 'y', 'crimson')
        for xx in np.linspace(x0 + .2, x1 - .2, 7): bolt(xx, y + s * .16, 2.62, .026, 'y', s)
    # upper belt drums + flat belt
    for xx in (x0 + .28, x1 - .28): cyl(xx, 0, zb + .52, .43, W - .1, 'y', 'steel', .01, 72)
    bb(x0 + .28, x1 - .28, -hy + .07, hy - .07, zb + .09, zb + .12, 'steel', .002); bb(x0 + .28, x1 - .28, -hy + .07, hy - .07, zb + .92, zb + .95, 'steel', .002)
    # press cylinders in the window
    bb(x0 + .5, x1 - .5, -hy + .02, hy - .02, zb + .42, zb + .84, 'iron', .02)
    for xx in np.linspace(x0 + .75, x1 - .75, 5):
        for s in (-1, 1): cyl(xx, s * (hy - .0), zb + .28, .10, .32, 'z', 'chrome', .01); cyl(xx, s * hy, zb + .40, .14, .1, 'z', 'dsteel', .01)
    bb(x0 + .05, x1 - .05, -hy, hy, 2.05, 2.7, 'iron', .03)
    bb(x0 + .1, x1 - .1, -hy - .34, -hy - .315, 2.1, 2.52, 'white', .008)
    text('SAXUM', x0 + .3, -hy - .342, 2.37, .2, 'black'); text('CONTINUA 1800', x0 + .3, -hy - .342, 2.19, .13, 'crimson')
    for xx in (x0 + .6, x0 + 1.55, x0 + 2.5):
        cyl(xx, 0, 2.9, .22, .4, 'z', 'light', .02, 48); boltcircle(xx, 0, 3.1, .17, 10, .016, 'z', 1)
        pipe([(xx, 0, 3.1), (xx, 0, 3.3), (xx, hy + .1, 3.3), (xx, hy + .1, 2.75)], .04, 'galv')
    motor(x1 - .28, hy + .4, zb + .52, .24, .75, 'y', 'light')
    # compacted slab, trimming/cutting bridge, exit rollers
    bb(x1 - .6, 2.45, -hy + .2, hy - .2, zb, zb + .032, 'tile', .002)
    rollers(2.75, 6.3, -hy, hy, zb + .0, .13, .035)
    bb(2.5, 3.35, -hy + .2, hy - .2, zb + .001, zb + .032, 'tile', .002); bb(3.38, 4.75, -hy + .2, hy - .2, zb + .001, zb + .032, 'tile', .002); bb(4.95, 6.2, -hy + .2, hy - .2, zb + .001, zb + .032, 'tile', .002)
    for s in (-1, 1): bb(3.2, 3.52, s * (hy + .2) - .1, s * (hy + .2) + .1, 0, 1.75, 'graphite', .02)
    bb(3.16, 3.56, -hy - .3, hy + .3, 1.55, 1.95, 'white', .03); bb(3.157, 3.563, -hy - .303, hy + .303, 1.60, 1.64, 'crimson', .003)
    bb(3.2, 3.34, -.25, .1, 1.12, 1.6, 'graphite', .015); cyl(3.27, -.07, 1.14, .12, .012, 'x', 'chrome'); motor(3.1, -.07, 1.3, .09, .25, 'x', 'light', -1)
    # front covers
    for i in range(2): panel(-4.9 + i * 1.5, -3.4 + i * 1.5, .2, zb - .44, -hy - .02, 'white', .02, .006)
    cabinet(-1.2, 1.2, hy + 1.3, hy + 1.9, 2.2, 'light', 3)
    pulpit(1.95, -hy - .75, 0, rz=10, stand='floor'); tower(x1 - .2, -hy - .1, 2.75, .45)


PRODUCTS = {
    'ponder-2500': dict(build=lambda: ponder(1.0, 'PONDER 2500', 'columns', 1.9, 1.25, 3.3), az=-32, el=9),
    'ponder-5000': dict(build=lambda: ponder(1.25, 'PONDER 5000', 'frame', 2.5, 1.5, 4.4, accum=2), az=30, el=9),
    'ponder-7500': dict(build=lambda: ponder(1.6, 'PONDER 7500', 'wound', 3.0, 1.9, 6.0, walk=True, accum=2), az=-26, el=6),
    'continua-1800': dict(build=continua, az=32, el=12, lens=70),
}
