"""Water treatment: silo clarifier and filter press."""
from saxlib import *
import saxlib
from tinta import agitank, fan_unit
import tinta

BUILD['water'] = lambda: saxlib._simple('water', (.12, .20, .21), .04, 0, .6)
BUILD['cake'] = lambda: saxlib._simple('cake', (.36, .345, .32), .85, bump=.5, bscale=60)
BUILD['cloth'] = lambda: saxlib._simple('cloth', (.63, .62, .59), .8, bump=.2, bscale=200)
BUILD['pp'] = lambda: saxlib._simple('pp', (.60, .61, .61), .5)


def pump(x, y, z=0, s=1.0, rz=0, col='graphite'):
    """centrifugal pump with motor on a base frame"""
    with at(x, y, z, rz=rz, s=s):
        bb(-.55, .4, -.18, .18, 0, .08, 'graphite', .01)
        for a in (-.5, .35): bolts([(a, b, .08) for b in (-.14, .14)], .014, 'z', 1)
        cyl(.2, 0, .3, .19, .16, 'x', 'iron', .02, 40); cyl(.31, 0, .3, .1, .12, 'x', 'iron', .008); cyl(.37, 0, .3, .13, .025, 'x', 'iron', .004); boltcircle(.385, 0, .3, .1, 8, .01, 'x', 1)
        cyl(.2, 0, .52, .07, .16, 'z', 'iron', .008); cyl(.2, 0, .6, .11, .025, 'z', 'iron', .004)
        bb(.0, .12, -.1, .1, .08, .4, 'iron', .02); cyl(.03, 0, .3, .06, .2, 'x', 'dsteel')
        motor(-.08, 0, .3, .15, .45, 'x', col, -1); bb(-.35, -.18, -.08, .08, .44, .54, col, .012)
        for a in (-.4, -.15): bb(a - .03, a + .03, -.12, .12, .08, .2, col, .008)


def shell(x, y, z0, z1, r, mat='light', seams=5):
    """cylindrical tank shell with weld bands"""
    lathe(x, y, z0, [(r, 0), (r, z1 - z0)], 'z', mat, 96)
    for i in range(seams + 1):
        z = z0 + (z1 - z0) * i / seams
        ring(x, y, z, r - .01, r + (.018 if 0 < i < seams else .05), .05 if 0 < i < seams else .08, 'z', mat if 0 < i < seams else 'graphite', 96)


def ringrail(x, y, z, r, a0=0, a1=360, h=1.05, mat='graphite'):
    n = max(6, int(abs(a1 - a0) / 15))
    P = [(x + r * math.cos(math.radians(a0 + (a1 - a0) * i / n)), y + r * math.sin(math.radians(a0 + (a1 - a0) * i / n))) for i in range(n + 1)]
    for i, (a, b) in enumerate(P):
        if i % 2 == 0: rod((a, b, z), (a, b, z + h), .02, mat, 10)
    for k in (.08, h * .53, h):
        tube([(a, b, z + k) for a, b in P], .02 if k == h else .015, mat, False)


def caged_ladder(x, y, z0, z1, mat='graphite', rz=0):
    """ladder with back cage, climbing side faces -Y of its frame"""
    with at(x, y, 0, rz=rz):
        ladder(0, 0, z0, z1, .48, 'x', mat)
        for z in np.arange(z0 + 2.2, z1 + .95, .62):
            tube([(.24 * 1.0, 0, z)] + [(.36 * math.cos(math.radians(a)), -.34 + .36 * math.sin(math.radians(a)), z) for a in range(20, -201, -20)] + [(-.24, 0, z)], .012, mat, False)
        for a in (-20, -55, -90, -125, -160):
            rod((.36 * math.cos(math.radians(a)), -.34 + .36 * math.sin(math.radians(a)), z0 + 2.2), (.36 * math.cos(math.radians(a)), -.34 + .36 * math.sin(math.radians(a)), z1 + .9), .010, mat, 8)


def silo(name='CLARA 400'):
    R = 1.55; zc = 3.15; zt = 8.3
    # cone, shell, overflow gutter
    lathe(0, 0, .75, [(.16, 0), (.16, .15), (.22, .18), (R, zc - .75), (R, zc - .7)], 'z', 'light', 96)
    shell(0, 0, zc - .02, zt, R, 'white', 4)
    ring(0, 0, zc, R - .02, R + .07, .10, 'z', 'graphite', 96)
    ring(0, 0, zt + .02, R - .25, R + .24, .10, 'z', 'graphite', 96)
    lathe(0, 0, zt - .28, [(R, 0), (R + .22, 0), (R + .22, .3)], 'z', 'light', 96)
    cyl(0, 0, zt - .10, R - .02, .04, 'z', 'water', .0, 96)
    ring(0, 0, zc + 1.62, R + .004, R + .008, .09, 'z', 'crimson', 96)
    # legs and bracing
    n = 6; L = []
    for i in range(n):
        a = 2 * PI * i / n + PI / 6 ; px, py = (R + .02) * math.cos(a), (R + .02) * math.sin(a); L.append((px, py))
        with at(px, py, 0, rz=math.degrees(a)):
            bb(-.10, .10, -.08, .08, .03, zc + .75, 'graphite', .01); bb(-.2, .2, -.2, .2, 0, .03, 'graphite', .004); bolts([(u, v, .03) for u in (-.15, .15) for v in (-.15, .15)], .02, 'z', 1)
            prism([(-.10, zc + .75), (.10, zc + .75), (-.06, zc + 1.0), (-.10, zc + 1.0)], -.08, .08, 'y', 'graphite', .006)
    for i in range(n):
        a, b = L[i], L[(i + 1) % n]
        rod((*a, .95), (*b, .95), .045, 'graphite', 16)
        if i % 2 == 0: rod((*a, 1.0), (*b, zc - .1), .03, 'graphite', 14); rod((*b, 1.0), (*a, zc - .1), .03, 'graphite', 14)
    # lettering on the shell facing the camera, each letter on its own tangent
    def curved(z, tot, letters):
        ang0 = math.radians(-90 + 14) - tot / 2 / R
        for pos, letter in letters:
            a = ang0 + pos / R
            with at((R + .006) * math.cos(a), (R + .006) * math.sin(a), z, rz=math.degrees(a) + 90): letter()
    unit = .688 * .62 / 100
    middle = lambda part: (min(x for loop in part for x, _ in loop) + max(x for loop in part for x, _ in loop)) / 2
    curved(zt - .80, 640 * unit, [(middle(part) * unit, lambda part=part: logo(0, 0, 0, .62, 'black', align='CENTER', depth=.004, parts=[part])) for part in LOGO])
    pos, letters = 0, []
    for c in name:
        adv = (.9 if c not in ' 1I' else .55) * .36 * .86
        if c != ' ': letters.append((pos + adv / 2, lambda c=c: text(c, 0, 0, 0, .36, 'crimson', align='CENTER', depth=.004)))
        pos += adv
    curved(zt - 1.62, pos, letters)
    # bridge on top with feed well, flocculant inlet
    bb(-R - .2, R + .2, -.42, .42, zt + .07, zt + .16, 'galv', .006); handrail([(-R - .2, -.42, zt + .16), (R + .2, -.42, zt + .16)]); handrail([(-R - .2, .42, zt + .16), (R + .2, .42, zt + .16)])
    lathe(0, 0, zt - .7, [(.42, 0), (.42, 1.2)], 'z', 'light', 48); ring(0, 0, zt + .5, .42, .47, .06, 'z', 'graphite')
    # ladder and platform on the right
    xp = R + .26
    bb(xp - .1, xp + 1.1, -.75, .75, zt + .0, zt + .08, 'galv', .006); bb(xp - .12, xp + 1.12, -.77, .77, zt - .1, zt, 'graphite', .008)
    handrail([(xp + 1.07, .72, zt + .08), (xp + 1.07, -.72, zt + .08)]); handrail([(xp + .1, .72, zt + .08), (xp + 1.07, .72, zt + .08)]); handrail([(xp, -.72, zt + .08), (xp + .28, -.72, zt + .08)])
    for y in (-.6, .6): beam((R - .05, y, zt - 1.2), (xp + 1.0, y, zt - .06), .06, .06, 'graphite'); 
    caged_ladder(xp + .68, -.80, 0, zt + .05)
    for z in (1.5, 3.6, 5.6): rod((xp + .45, -.8, z), (R * .9, -.62, z), .02, 'graphite', 10)
    # feed pipe from the pit up to the feed well, on the left
    xl = -R - .55
    pipe([(xl, -.3, .55), (xl, -.3, zt + .75), (-.12, -.05, zt + .75), (-.12, -.05, zt + .3)], .12, 'galv')
    for z in (2.2, 4.2, 6.2): rod((xl, -.3, z), (-R * .97, -.2, z), .025, 'graphite', 10)
    # clear-water overflow down to the tank
    pipe([(-R * .45 - .35, -R * .93, zt - .12), (-R * .45 - .45, -R - .42, zt - .12), (-R * .45 - .45, -R - .42, .55), (-3.75, -R - .42, .55)], .10, 'galv')
    for z in (3.4, 5.4, 7.2): rod((-R * .45 - .45, -R - .42, z), (-R * .45, -R * .9, z), .022, 'graphite', 10)
    # sludge valve below the cone and discharge
    ring(0, 0, .74, .14, .26, .05, 'z', 'iron'); bb(-.16, .16, -.12, .12, .55, .72, 'iron', .02); cyl(0, -.3, .63, .09, .36, 'y', 'light', .012); box(0, -.52, .63, .14, .1, .14, 'crimson', .012)
    pipe([(0, 0, .55), (0, 0, .3), (1.9, -.9, .3), (2.5, -1.2, .3)], .1, 'galv')
    # level probes and sight glasses on shell
    for i in range(5): cyl(-R * .64, -R * .775, zc + .5 + i * .42, .05, .14, 'y', 'steel', .008, 24)
    tube([(-R * .64, -R * .86, zc + .5), (-R * .64, -R * .86, zc + 2.2)], .02, 'glass', False)
    # clear-water tank with pumps, left front
    cx, cy, r2 = -4.3, .2, 1.35
    shell(cx, cy, .12, 3.5, r2, 'light', 3); bb(cx - r2 - .1, cx + r2 + .1, cy - r2 - .1, cy + r2 + .1, 0, .12, 'concrete', .01)
    lathe(cx, cy, 3.5, [(r2 + .03, 0), (.5, .28), (.3, .3), (0, .3)], 'z', 'light', 96); cyl(cx + .5, cy - .5, 3.68, .24, .12, 'z', 'graphite', .01)
    ringrail(cx, cy, 3.55, r2 - .02, -200, 20)
    cyl(cx + .2, cy - r2 + .0, 1.0, .32, .10, 'y', 'light', .012, 48); boltcircle(cx + .2, cy - r2 - .06, 1.0, .27, 12, .016, 'y', -1)
    pipe([(cx - .55, cy - r2 + .1, .45), (cx - .55, cy - r2 - .25, .45)], .09, 'galv', False)
    for k in range(2):
        pump(cx - .95 + k * 1.05, cy - r2 - 1.25, 0, 1.1, 90)
        pipe([(cx - .95 + k * 1.05, cy - r2 - .78, .33), (cx - .95 + k * 1.05, cy - r2 - .2, .33), (cx - .95 + k * 1.05, cy - r2 + .2, .33)], .075, 'galv', False)
        pipe([(cx - .95 + k * 1.05, cy - r2 - 1.03, .66), (cx - .95 + k * 1.05, cy - r2 - 1.03, 1.5)], .07, 'galv', False)
        cyl(cx - .95 + k * 1.05, cy - r2 - 1.03, 1.02, .1, .12, 'z', 'iron', .01); ring(cx - .95 + k * 1.05, cy - r2 - 1.15, 1.02, .09, .105, .015, 'y', 'black')
    pipe([(cx - 1.3, cy - r2 - 1.03, 1.5), (cx + 1.6, cy - r2 - 1.03, 1.5)], .1, 'galv')
    cyl(cx + .6, cy - r2 - 1.03, 1.68, .07, .05, 'y', 'steel', .006, 32); cyl(cx + .6, cy - r2 - 1.06, 1.68, .058, .012, 'y', 'white', .002, 32)
    # flocculant station, right front
    fx, fy = 3.0, -2.15
    bb(fx - .8, fx + 1.05, fy - .55, fy + .55, .0, .1, 'graphite', .01)
    agitank(fx - .25, fy, .45, .75, 'pp', .05)
    prism([(fx + .42, 1.05), (fx + .62, 1.05), (fx + .92, 1.6), (fx + .92, 1.95), (fx + .12, 1.95), (fx + .12, 1.6)], fy - .32, fy + .32, 'y', 'inox', .01); bb(fx + .10, fx + .94, fy - .34, fy + .34, 1.94, 1.99, 'graphite', .008)
    for x in (fx + .14, fx + .9):
        for y in (fy - .3, fy + .3): bb(x - .03, x + .03, y - .03, y + .03, .1, 1.7, 'graphite', .006)
    cyl(fx + .2, fy, 1.02, .07, .8, 'x', 'inox', .006); motor(fx + .62, fy, 1.02, .09, .3, 'x', 'light')
    tube([(fx - .25, fy - .3, .2), (fx - .2, fy - .75, .15), (fx - 1.2, fy - .7, .12), (fx - 2.2, fy + .2, .15), (-1.9, -1.9, .15), (xl - .05, -.5, .5), (xl, -.42, .9)], .022, 'blue')
    # sludge pump and control
    pump(2.75, -1.2, 0, 1.0, 180, 'graphite')
    cabinet(3.9, 5.0, .2, .75, 2.05, 'light', 2); pulpit(1.45, -2.75, 0, rz=8, stand='floor'); tower(4.5, .5, 2.08, .45)
    # submersible pit with grating on the left
    bb(-2.65, -1.55, -2.75, -1.55, .0, .07, 'concrete', .006); bb(-2.55, -1.65, -2.65, -1.65, .07, .085, 'galv', .002)
    pipe([(-2.1, -2.0, .05), (-2.1, -2.0, .55), (xl, -.9, .55), (xl, -.3, .55)], .11, 'galv', False)


def fpress(name='CLARA PRESS', n=46):
    """filter press on a raised frame over a discharge bay"""
    zb = 2.35; pw = .62; z = zb + .75; t = .062
    x0 = -2.35; xs = x0 + .34
    # support structure with chute
    for x in (-2.55, 0.0, 2.4):
        for y in (-.7, .7): bb(x - .09, x + .09, y - .09, y + .09, .03, zb - .12, 'graphite', .012); bb(x - .18, x + .18, y - .18, y + .18, 0, .03, 'graphite', .004); bolts([(x + u, y + v, .03) for u in (-.13, .13) for v in (-.13, .13)], .018, 'z', 1)
        bb(x - .08, x + .08, -.8, .8, zb - .28, zb - .12, 'graphite', .012)
        if x < 2: rod((x + .1, -.7, .3), (x + 2.35, -.7, zb - .3), .03, 'graphite', 12) if x == 0.0 else rod((x + 2.45, -.7, .3), (x + .1, -.7, zb - .3), .03, 'graphite', 12)
    for y in (-.72, .72): bb(-2.75, 2.6, y - .07, y + .07, zb - .12, zb + .04, 'graphite', .01)
    for s in (-1, 1): prism([(s * .62, zb - .05), (s * .66, zb - .05), (s * .46, 1.25), (s * .42, 1.25)], -2.2, 1.3, 'x', 'galv', .004)
    # fixed head, plate pack, moving head, cylinder head
    def headplate(x0, x1, mat='graphite', r=.1):
        prism(rrect(-pw - .12, pw + .12, z - pw - .14, z + pw + .14, r), x0, x1, 'x', mat, .02)
    headplate(x0 - .26, x0 + .02, 'white')
    for s in (-1, 1): bb(x0 - .3, x0 + .06, s * .5 - .1, s * .5 + .1, zb + .03, z - pw - .1, 'graphite', .012)
    with at(x0 - .27, 0, 0, rz=-90): text('SAXUM', 0, 0, z + .25, .22, 'black', align='CENTER'); text(name, 0, 0, z - .02, .12, 'crimson', align='CENTER')
    x = x0 + .04; gap_at = (n - 14,)
    for i in range(n):
        if i in gap_at: x += .34
        if i == n - 11: x += .06
        prism(rrect(-pw, pw, z - pw, z + pw, .05, 3), x, x + t * .80, 'x', 'pp', .004)
        prism(rrect(-pw + .015, pw - .015, z - pw + .015, z + pw - .015, .05, 3), x + t * .8, x + t * .97, 'x', 'cloth', 0)
        for s in (-1, 1): box(x + t * .4, s * (pw + .09), z + .07, t * .7, .22, .09, 'black', .008); cyl(x + t * .4, s * (pw + .2), z + .07, .018, t * .6, 'x', 'steel', seg=12)
        if i % 2 == 0: tube([(x + t * .4, -pw, z - pw + .12), (x + t * .4, -pw - .1, z - pw + .1), (x + t * .4, -pw - .13, z - pw - .06)], .013, 'black')
        if i == gap_at[0] - 1:
            for q in range(1): prism(rrect(-pw + .1, pw - .14, z - pw - .12, z + pw - .16, .08, 4), x + t + .02, x + t + .05, 'x', 'cake', .006)
        x += t
    headplate(x + .02, x + .22, 'graphite'); ring(x + .23, 0, z, .16, .22, .05, 'x', 'crimson')
    for s in (-1, 1): cyl(x + .12, s * (pw + .2), z + .0, .1, .12, 'y', 'dsteel', .01, 32)
    xe = 2.35
    headplate(xe - .02, xe + .26, 'white')
    cyl((x + xe) / 2 + .1, 0, z, .12, xe - x, 'x', 'chrome', .01, 48); cyl(xe + .62, 0, z, .21, .8, 'x', 'light', .02, 56); ring(xe + .3, 0, z, .2, .28, .08, 'x', 'graphite'); ring(xe + 1.0, 0, z, .2, .25, .07, 'x', 'graphite'); boltcircle(xe + 1.04, 0, z, .225, 10, .014, 'x', 1)
    for s in (-1, 1): bb(xe - .05, xe + .3, s * .5 - .1, s * .5 + .1, zb + .03, z - pw - .1, 'graphite', .012)
    # side bars carrying the plates
    for s in (-1, 1):
        bb(x0 - .3, xe + .3, s * (pw + .2) - .045, s * (pw + .2) + .045, z - .13, z + .04, 'graphite', .01); bb(x0, xe, s * (pw + .2) - .045, s * (pw + .2) + .045, z + .04, z + .052, 'steel', .003)
        bb(x0 + .0, xe - .0, s * (pw + .29) - .03, s * (pw + .29) + .03, z - .10, z - .03, 'black', .006)        # shifting chain
        for xx in (x0 + .0, xe - .0): cyl(xx, s * (pw + .29), z - .06, .07, .04, 'y', 'dsteel', .004, 24)
    # plate shifter and cloth-washing carriage above
    for s in (-1, 1): bb(x0 - .2, xe + .2, s * (pw + .02) - .04, s * (pw + .02) + .04, z + pw + .42, z + pw + .52, 'alu', .008)
    for xx in (x0 - .13, xe + .13):
        for s in (-1, 1): bb(xx - .05, xx + .05, s * (pw + .02) - .05, s * (pw + .02) + .05, z + pw + .1, z + pw + .44, 'graphite', .01)
    xc = x0 + .04 + (n - 14) * t + .17
    bb(xc - .22, xc + .22, -pw - .1, pw + .1, z + pw + .53, z + pw + .68, 'white', .02); bb(xc - .223, xc + .223, -pw - .104, pw + .1, z + pw + .56, z + pw + .585, 'crimson', .003)
    motor(xc, pw + .1, z + pw + .61, .08, .25, 'y', 'graphite'); bb(xc - .03, xc + .03, -pw + .1, -pw + .16, z - pw, z + pw + .55, 'alu', .006); bb(xc - .03, xc + .03, pw - .16, pw - .1, z - pw, z + pw + .55, 'alu', .006)
    rod((xc, -pw + .13, z + .1), (xc, pw - .13, z + .1), .03, 'steel', 16)
    with at(0, .0, z + pw + .66, 0): chain(x0 + .1, xc - .1, xc - .6, pw + .3, -.12, .12, .05, .09)
    bb(x0, xe, pw + .2, pw + .4, z + pw + .50, z + pw + .52, 'galv', .003)
    # drip trays opened to the sides
    for s in (-1, 1):
        with at(-.35, s * .64, zb - .02, rx=s * 52): bb(-1.75, 1.75, s * .0, s * .03, -.85, 0, 'galv', .004); bb(-1.75, 1.75, s * .0 - .02, s * .05, -.86, -.82, 'graphite', .004)
    bb(x0 + .25, x0 + 2.0, -pw - .10, -pw - .06, z + pw + .30, z + pw + .64, 'white', .008); text('SAXUM', x0 + .36, -pw - .102, z + pw + .47, .19, 'black'); text(name, x0 + 1.90, -pw - .102, z + pw + .46, .10, 'crimson', align='RIGHT')
    # light curtain posts, drain gutter, filtrate pipes
    bb(x0, 1.0, -pw - .24, -pw - .08, z - pw - .20, z - pw - .07, 'inox', .005)
    for xx in (-2.75, 2.15): bb(xx - .04, xx + .04, -pw - .62, -pw - .54, zb - .05, zb + 1.7, 'yellow', .008)
    for s in (-.3, .3):
        for q in (-.42, .42):
            pipe([(x0 - .26, s * 1.35, z + q), (x0 - .75, s * 1.35, z + q), (x0 - .75, s * 1.35, .3)], .06, 'galv'); cyl(x0 - .34, s * 1.35, z + q, .1, .03, 'x', 'iron')
    pipe([(x0 - .75, -.45, .3), (x0 - .75, 1.5, .3)], .08, 'galv'); cyl(x0 - .75, -.45, .3, .1, .03, 'y', 'iron'); bb(x0 - .85, x0 - .65, .3, .4, 0, .22, 'graphite', .006)
    # feed pump
    pump(x0 - 1.2, -.75, 0, 1.2, 0); pipe([(x0 - .96, -.75, .75), (x0 - .96, -.75, 1.7), (x0 - .96, 0, 1.7), (x0 - .96, 0, z), (x0 - .26, 0, z)], .075, 'galv')
    cyl(x0 - .36, 0, z, .14, .03, 'x', 'iron'); box(x0 - .55, 0, z + .16, .14, .14, .16, 'crimson', .012)
    # walkway behind and stairs
    platform(-2.7, 2.9, .98, 1.85, zb, rails=''); handrail([(-2.67, 1.82, zb), (2.87, 1.82, zb)]); handrail([(-2.67, 1.0, zb), (-2.67, 1.82, zb)])
    stairs(2.9 + zb * 1.05, 2.9, 1.08, .72, zb)
    # skip with filter cake below
    bb(-2.0, 1.5, -.62, .62, .06, .11, 'graphite', .01)
    for s in (-1, 1): prism([(-2.05, .1), (1.5, .1), (1.75, .95), (-2.3, .95)], s * .68 - .015, s * .68 + .015, 'y', 'light', .006); bb(-2.32, 1.77, s * .70 - .035, s * .70 + .035, .92, .98, 'graphite', .006)
    for a, b in (((-2.05, .1), (-2.3, .95)), ((1.5, .1), (1.75, .95))): prism([(a[0] - .015, a[1]), (a[0] + .015, a[1]), (b[0] + .015, b[1]), (b[0] - .015, b[1])], -.68, .68, 'y', 'light', .004)
    for xx in np.linspace(-1.75, 1.2, 5): bb(xx - .03, xx + .03, -.73, -.68, .12, .93, 'graphite', .005)
    for xx in (-1.7, 1.2):
        for s in (-1, 1): cyl(xx, s * .5, .05, .05, .06, 'y', 'black', .008, 24)
    r = random.Random(9); bb(-2.1, 1.55, -.66, .66, .3, .62, 'cake', .02)
    for _ in range(70):
        q = r.uniform(.10, .34); box(r.uniform(-1.8, 1.2), max(-.42, min(.42, r.gauss(0, .24))), .63 + r.uniform(0, .22), q, q * r.uniform(.5, 1), .028, 'cake', .006, rot=(r.uniform(-35, 35), r.uniform(-35, 35), r.uniform(0, 180)))
    # hydraulic unit and panel
    ux = xe + 1.0
    bb(ux - .4, ux + .5, -.5, .4, .0, .75, 'light', .02); bb(ux - .42, ux + .52, -.52, .42, .72, .79, 'graphite', .008); motor(ux - .1, -.05, .79, .13, .42, 'z', 'graphite'); bb(ux + .15, ux + .42, -.3, .2, .79, .98, 'dsteel', .01)
    for k in range(3): tube([(ux + .2 + k * .07, 0, .98), (ux + .25 + k * .07, -.05, 1.6), (ux + .1 + k * .05, -.1, 2.5), (ux - .1 + k * .05, 0, z - .18)], .018, 'black')
    pulpit(2.75, -1.55, 0, rz=12, stand='floor'); tower(xe + .12, -pw, z + pw + .14, .5)


PRODUCTS = {
    'clara-400': dict(build=silo, az=12, el=6, fillh=.84),
    'clara-press': dict(build=fpress, az=-30, el=8, fillh=.84),
}
