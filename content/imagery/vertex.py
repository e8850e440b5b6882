"""Machining centres."""
from saxlib import *
from arcus import chain


def spindle(s=1.0, tool=True, col='light'):
    """electro-spindle hanging from its flange at z=0"""
    with at(s=s):
        lathe(0, 0, 0, [(0, 0), (.16, 0), (.16, -.03), (.135, -.035), (.135, -.26), (.12, -.28), (.12, -.34), (.085, -.38), (.07, -.38), (.07, -.41), (.0, -.41)], 'z', 'steel', 48)
        ring(0, 0, -.13, .13, .139, .05, 'z', 'crimson'); boltcircle(0, 0, -.03, .148, 8, .009, 'z', -1)
        boltcircle(0, 0, -.34, .102, 8, .007, 'z', -1)
        if tool:
            lathe(0, 0, 0, [(0, -.40), (.05, -.40), (.05, -.43), (.04, -.44), (.052, -.45), (.052, -.47), (.03, -.50), (.014, -.52), (.014, -.66), (.03, -.665), (.03, -.73), (.02, -.75), (0, -.75)], 'z', 'chrome', 32)
        for k in range(4):
            a = k * PI / 2 + .5; tube([(.13 * math.cos(a), .13 * math.sin(a), -.2), (.16 * math.cos(a), .16 * math.sin(a), -.34), (.07 * math.cos(a), .07 * math.sin(a), -.5)], .008, 'steel')


def fork5(s=1.0, tilt=30, tool=True):
    """two-axis fork head; origin at the mounting flange, looking down"""
    with at(s=s):
        lathe(0, 0, 0, [(0, 0), (.24, 0), (.24, -.04), (.22, -.05), (.22, -.16), (.25, -.18), (.25, -.24), (0, -.24)], 'z', 'graphite', 48)
        ring(0, 0, -.09, .2, .228, .03, 'z', 'crimson')
        for k in (-1, 1):
            prism([(-.17, -.2), (.17, -.2), (.16, -.45), (.12, -.62), (.05, -.68), (-.05, -.68), (-.12, -.62), (-.16, -.45)], k * .22 - .05, k * .22 + .05, 'x', 'white', .02)
            cyl(k * .275, 0, -.53, .10, .03, 'x', 'dsteel'); boltcircle(k * .29, 0, -.53, .075, 6, .008, 'x', k)
        with at(0, 0, -.53, rx=tilt):
            cyl(0, 0, 0, .13, .32, 'x', 'graphite', .012)
            with at(0, 0, .2): spindle(.95, tool)
            cyl(0, 0, .26, .12, .14, 'z', 'graphite', .02)
            tube([(.05, 0, .3), (.12, .1, .45), (.1, .22, .4)], .014, 'black')


def magazine_tool(i):
    """taper holder in its clip with one of four tools, pointing to -y"""
    for s in (-1, 1): bb(s * .040 - .006, s * .040 + .006, -.05, .0, -.022, .022, 'black', .003)
    lathe(0, 0, 0, [(0, .02), (.030, .0), (.030, -.02), (.046, -.024), (.046, -.036), (.038, -.040), (.038, -.048), (.046, -.052), (.046, -.062), (.030, -.068), (.028, -.105), (0, -.105)], 'y', 'chrome', 40)
    k = i % 4
    if k == 0: lathe(0, -.105, 0, [(.014, 0), (.014, -.02), (.011, -.022), (.011, -.12), (0, -.122)], 'y', 'dsteel', 28); ring(0, -.19, 0, .0105, .0125, .07, 'y', 'iron', 28)
    elif k == 1: lathe(0, -.105, 0, [(.016, 0), (.040, -.012), (.042, -.018), (.042, -.115), (.038, -.115), (.038, -.02)], 'y', 'steel', 40); ring(0, -.222, 0, .036, .0435, .010, 'y', 'iron', 40)
    elif k == 2: lathe(0, -.105, 0, [(.016, 0), (.016, -.012), (.058, -.014), (.058, -.020), (.040, -.036), (.040, -.046), (.058, -.062), (.058, -.068), (.018, -.070), (.018, -.080), (0, -.082)], 'y', 'brass', 48)
    else: lathe(0, -.105, 0, [(.016, 0), (.052, -.020), (.060, -.030), (.060, -.044), (0, -.044)], 'y', 'graphite', 48); ring(0, -.158, 0, .040, .060, .020, 'y', 'iron', 48)


def v3():
    """3-axis stone work centre: moving column bridge over a suction table, countertop being cut"""
    hx = 1.9
    bb(-hx - .1, hx + .1, -1.0, .95, .12, .62, 'graphite', .03)
    for x in (-hx + .2, 0, hx - .2):
        for y in (-.85, .8): foot(x, y, 0, .09, .11)
    bb(-hx, hx, -1.02, -1.0, .2, .56, 'white', .008)
    for i in range(4): panel(-hx + .02 + i * .95, -hx + .95 + i * .95, .17, .58, -1.0, 'white', .03)
    bb(-hx - .1, hx + .1, -1.04, -.98, .60, .645, 'crimson', .004)
    bb(-hx, hx, -.95, .55, .62, .72, 'alu', .008)
    for i in range(9):
        y = -.88 + i * .17; multi([(0, y, .721, 2 * hx - .06, .022, .004)], 'black')
    # suction cups and countertop with sink cut-out
    for x in (-1.25, -.75, -.1, .5, 1.05, 1.4):
        for y in (-.62, .05): cyl(x, y, .77, .075, .10, 'z', 'black', .01, 28); cyl(x, y, .735, .09, .03, 'z', 'steel')
    z0, z1 = .82, .85
    frame_plate(rrect(-1.5, 1.6, -.85, .25, .02, 4), rrect(-.55, .35, -.62, -.02, .09, 4), z0, z1, 'z', 'marble')
    # gantry: two uprights on side ways
    for s in (-1, 1):
        x = s * (hx + .3)
        bb(x - .2, x + .2, -.9, .95, .0, .72, 'graphite', .025) if 0 else None
    yb = .72
    bb(-hx - .1, hx + .1, .95, 1.4, .1, 1.0, 'graphite', .025)
    for z in (.78, .95): bb(-hx, hx, .86, .97, z - .03, z + .03, 'steel', .004)
    bellows(-hx, -.55, .88, .96, .62, .74, 'x', .05)
    # moving column carrying cantilever Y arm
    cx = .35
    prism([(.92, .72), (1.5, .72), (1.5, 2.3), (1.35, 2.55), (.92, 2.55)], cx - .42, cx + .42, 'x', 'white', .03)
    bb(cx - .425, cx + .425, .9, 1.5, 1.72, 1.78, 'crimson', .005)
    bb(cx - .3, cx + .3, -.75, 1.0, 1.72, 2.28, 'white', .03)
    bb(cx - .303, cx + .303, -.5, .9, 1.76, 1.80, 'crimson', .004)
    for s in (-1, 1):
        bb(cx + s * .30 - .02, cx + s * .30 + .02, -.7, .9, 2.14, 2.18, 'steel', .003)
    # Z unit
    bb(cx - .26, cx + .26, -1.02, -.72, 1.52, 2.75, 'graphite', .025)
    panel(cx - .24, cx + .24, 1.55, 2.2, -1.02, 'white', .02); panel(cx - .24, cx + .24, 2.22, 2.72, -1.02, 'white', .02)
    text('SAXUM', cx, -1.042, 2.08, .085, 'black', align='CENTER'); grille(cx - .13, cx + .13, 2.4, 2.6, -1.04, 7)
    motor(cx, -.87, 2.75, .1, .28, 'z', 'graphite')
    with at(cx, -.84, 1.52): spindle(1.0)
    with at(cx, -.84, .0): ring(0, 0, 1.02, .10, .14, .04, 'z', 'rubber')
    # tool magazine at the end
    with at(-hx - .02, 1.0, 1.25):
        cyl(0, -.25, 0, .36, .1, 'y', 'graphite', .02)
        for i in range(12):
            a = 2 * PI * i / 12
            with at(.30 * math.cos(a), -.30, .30 * math.sin(a)): magazine_tool(i)
        bb(-.1, .1, -.2, .1, -.35, .1, 'graphite', .02)
    with at(0, 1.3, 1.02): chain(-hx + .1, .1, cx + .5, 0, 0, .16, .06, .13)
    text('VERTEX 3', -hx + .25, -1.034, .38, .13, 'graphite'); text('SAXUM', hx - .25, -1.034, .38, .13, 'graphite', align='RIGHT')
    # water basin gutters
    bb(-hx - .22, -hx - .1, -1.0, .95, .3, .5, 'steel', .01); bb(hx + .1, hx + .22, -1.0, .95, .3, .5, 'steel', .01)
    cabinet(hx + .35, hx + 1.35, .7, 1.3, 2.0, 'light', 2)
    pulpit(hx + .55, -.9, 0, rz=-18, stand='floor'); tower(cx + .2, 1.2, 2.55, .45)


def impeller(x, y, z, R, H, n=13):
    """radial impeller on a disc, axis up"""
    lathe(x, y, z, [(0, 0), (R * 1.04, 0), (R * 1.06, R * .02), (R * 1.06, R * .09), (R * 1.03, R * .12), (R * .60, R * .20), (R * .40, H * .45), (R * .27, H * .72), (R * .235, H), (R * .21, H * 1.02), (R * .10, H * 1.02), (R * .10, H * .9), (0, H * .9)], 'z', 'alu', 96)
    bm = bmesh.new()
    for k in range(n):
        rows = []
        for t in np.linspace(0, 1, 12):
            h = R * .11 + (H * .94 - R * .11) * t; rin = R * .9 * (1 - t) ** 2.2 + R * .225; rout = R * (1.0 - .34 * t ** 1.5); row = []
            for u in np.linspace(0, 1, 8):
                r = rin * (1 - u) + rout * u if rin < rout else rin
                a = 2 * PI * k / n + .95 * t - .35 * u
                row.append(bm.verts.new((r * math.cos(a), r * math.sin(a), h)))
            rows.append(row)
        for a, b in zip(rows, rows[1:]):
            for i in range(7): bm.faces.new((a[i], a[i + 1], b[i + 1], b[i]))
    import saxlib
    o = saxlib._obj(saxlib._finish(bm, 'blades', 'alu', 60), (x, y, z))
    sd = o.modifiers.new('s', 'SOLIDIFY'); sd.thickness = R * .028; sd.offset = 0


def v5():
    """enclosed 5-axis portal centre with large window"""
    w, d, h = 2.1, 1.5, 3.0
    # base and body
    bb(-w, w, -d, d, .1, .62, 'graphite', .03)
    bb(-w + .08, w - .08, -d + .08, d - .08, 0, .12, 'black', .01)
    # rear and side shells (open front cell)
    bb(-w, w, .55, d, .6, h, 'white', .04)
    bb(-w, -w + .55, -d, .6, .6, h, 'white', .04); bb(w - .85, w, -d, .6, .6, h, 'white', .04)
    bb(-w - .001, w + .001, -d - .004, .6, h - .42, h + .001, 'white', .04)
    # crimson band and top graphite cap
    bb(-w - .004, w + .004, -d - .006, d + .004, h - .46, h - .41, 'crimson', .005)
    bb(-w + .1, w - .1, -d + .25, d - .05, h, h + .12, 'graphite', .03)
    for k in range(3): grille(-w + .4 + k * 1.2, -w + 1.2 + k * 1.2, h - .0, h + .1, -d + .25, 4) if 0 else None
    x0, x1, z0, z1 = -w + .55, w - .85, .62, h - .46
    # interior
    bb(x0, x1, .5, .56, z0, z1, 'light', .004); bb(x0, x1, -d + .2, .5, .6, .66, 'steel', .004)
    bb(x0 + .1, x1 - .1, -.6, -.52, z1 - .07, z1 - .04, 'ledw', .002)
    bb(x0 - .0, x0 + .01, -d + .2, .5, z0, z1, 'light', 0); bb(x1 - .01, x1, -d + .2, .5, z0, z1, 'light', 0)
    # portal ram + fork + trunnion table with part
    cx = (x0 + x1) / 2
    bb(cx - .3, cx + .3, -.25, .35, 1.95, z1, 'graphite', .03); bellows(x0, cx - .3, .2, .45, 2.0, z1 - .05, 'x', .06); bellows(cx + .3, x1, .2, .45, 2.0, z1 - .05, 'x', .06)
    with at(cx, .05, 1.96): fork5(.82, -22)
    ty, tz = .06, .80          # trunnion table with an impeller
    for s in (-1, 1):
        prism([(ty - .32, .66), (ty + .32, .66), (ty + .27, .78)] + arc(ty, tz, .24, 0, 180, 16) + [(ty - .27, .78)], cx + s * .64 - .11, cx + s * .64 + .11, 'x', 'graphite', .015)
        cyl(cx + s * .52, ty, tz, .17, .03, 'x', 'dsteel', .006); boltcircle(cx + s * .505, ty, tz, .14, 8, .009, 'x', -s)
        cyl(cx + s * .765, ty, tz, .15, .04, 'x', 'light', .008); boltcircle(cx + s * .785, ty, tz, .12, 6, .009, 'x', s)
        bb(cx + s * .64 - .15, cx + s * .64 + .15, ty - .38, ty + .38, .655, .69, 'graphite', .006); bolts([(cx + s * .64 + a, ty + b, .69) for a in (-.13, .13) for b in (-.35, .35)], .011, 'z', 1)
    box(cx, ty, tz + .03, 1.02, .50, .13, 'dsteel', .02); cyl(cx, ty, tz + .13, .34, .07, 'z', 'steel', .01, 72); boltcircle(cx, ty, tz + .165, .30, 16, .011, 'z', 1)
    for i in range(8):
        with at(cx, ty, tz + .166, rz=i * 45 + 10): bb(.235, .335, -.006, .006, -.002, .0008, 'black', 0)
    impeller(cx, ty, tz + .166, .225, .185)
    # splash lining, wash-down nozzles, chips
    for k in range(3): panel(x0 + .02 + k * (x1 - x0 - .04) / 3, x0 + .02 + (k + 1) * (x1 - x0 - .04) / 3, z0 + .08, 1.93, .5, 'light', .012, gap=.006, r=.008)
    pipe([(x0 + .12, .42, 1.75), (x1 - .12, .42, 1.75)], .018, 'steel', False)
    for k in range(7): rod((x0 + .3 + k * .37, .42, 1.745), (x0 + .3 + k * .37, .36, 1.69), .012, 'brass', 10)
    cyl(x1 - .3, .44, 1.55, .05, .06, 'y', 'graphite', .01); cyl(x1 - .3, .405, 1.55, .035, .012, 'y', 'glass', .002)
    for _ in range(90): box(cx + rnd.gauss(0, .42), ty - .1 + rnd.uniform(-.55, .3), .663, .016, .004, .004, 'alu', .0005, rot=(rnd.uniform(0, 90), 0, rnd.uniform(0, 180)))
    # sliding door, half open: right leaf closed with tinted window; left leaf pushed to the left over the shell
    yf = -d - .035
    def leaf(a, b):
        n = 6
        frame_plate(rrect(a, b, z0 + .02, z1 - .02, .05, n), rrect(a + .11, b - .11, z0 + .5, z1 - .16, .06, n), yf - .03, yf + .03, 'y', 'white')
        frame_plate(rrect(a + .10, b - .10, z0 + .49, z1 - .15, .06, n), rrect(a + .135, b - .135, z0 + .525, z1 - .185, .05, n), yf - .036, yf - .01, 'y', 'black')
        return (a + .11, b - .11, z0 + .5, z1 - .16)
    mid = x0 + (x1 - x0) * .56
    g = leaf(mid + .18, x1 + .3); bb(g[0], g[1], yf - .005, yf, g[2], g[3], 'tint', 0)
    g = leaf(x0 - .42, x0 + .34); bb(g[0], g[1], yf - .005, yf, g[2], g[3], 'tint', 0)
    grip(mid + .24, yf - .03, 1.35, .6, 'crimson'); grip(x0 + .27, yf - .03, 1.35, .6, 'crimson')
    bb(-w + .05, w - .05, yf - .02, yf + .04, z0 - .05, z0 + .015, 'steel', .004); bb(-w + .05, w - .05, yf - .02, yf + .04, z1 - .015, z1 + .03, 'graphite', .004)
    # front panels
    for a, b in ((-w + .03, -w / 3), (-w / 3, w / 3), (w / 3, w - .03)): panel(a, b, .14, .55, -d, 'graphite', .02)
    text('SAXUM', -w + .15, -d - .008, h - .2, .24, 'black'); text('VERTEX 5', w - .62, -d - .008, h - .2, .2, 'crimson', align='RIGHT')
    panel(w - .5, w - .04, .7, z1 - .05, -d, 'white', .02, handle='l')
    # right side details: cabinet doors + grilles; left: tool magazine window
    for s in (-1, 1):
        with at(s * w, 0, 0, rz=90 * s):
            for a, b in ((-d + .1, -.35), (-.35, .45), (.45, d - .1)):
                panel(a, b, .7, h - .55, 0, 'white', .02, handle='r')
                grille(a + .15, b - .15, .85, 1.15, -.02, 8)
            bb(-d + .1, d - .1, -.012, 0, .16, .56, 'graphite', .005)
    # pulpit on an arm
    rod((w - .25, -d - .02, 2.75), (w - .25, -d - .62, 2.75), .04, 'graphite'); rod((w - .25, -d - .62, 2.78), (w - .25, -d - .62, 1.75), .035, 'graphite')
    pulpit(w - .25, -d - .62, 0, rz=-8, stand='arm', h=1.52)
    # chip conveyor and coolant unit on the left
    bb(-w - .75, -w - .02, .1, .7, .25, .55, 'light', .02); beam((-w - .6, .4, .4), (-w - 1.25, .4, 1.15), .55, .25, 'light', .02); bb(-w - 1.45, -w - 1.05, .1, .7, 1.0, 1.3, 'light', .02)
    bb(-w - 1.6, -w - .95, .05, .75, .10, .75, 'graphite', .02)
    for a in (-1.5, -1.05):
        for b in (.12, .68): cyl(-w + a, b, .05, .05, .04, 'y', 'rubber'); bb(-w + a - .03, -w + a + .03, b - .04, b + .04, .05, .12, 'dsteel', .004)
    tower(w - .6, -d + .4, h + .12, .5)
    for k in range(2): fan(-.9 + k * 1.7, .6, h + .39, .26, 'y', .3, 'light'); bb(-1.1 + k * 1.7, -.55 + k * 1.7, .42, 1.0, h + .1, h + .2, 'graphite', .01)
    area((cx, -.5, z1 - .06), (cx, -.1, .7), x1 - x0 - .3, .35, 75)
    area((cx, -1.25, z1 - .06), (cx, .2, .9), x1 - x0 - .4, .12, 35)


def v5xl():
    """large open gantry on side walls with carved stone piece"""
    w, d, h = 3.2, 2.4, 2.3
    for s in (-1, 1):
        x = s * w
        bb(x - .28, x + .28, -d, d, 0, h, 'light', .04)
        bb(x - .3, x + .3, -d - .02, d + .02, h - .3, h, 'graphite', .03); bb(x - .3, x + .3, -d - .02, d + .02, 0, .14, 'graphite', .01)
        for k in range(4):
            yy = -d + 2 * d * (k + .5) / 4
            for q in (-1, 1): bb(x + q * .282 - .008, x + q * .282 + .008, yy - d / 4.3, yy + d / 4.3, .24, h - .4, 'white', .006)
        bellows(x - .2, x + .2, -d + .05, d - .05, h, h + .1, 'y', .06)
        bb(x + s * .305 - .006, x + s * .305 + .006, -d, d, h - .14, h - .09, 'crimson', .003)
    yb = .2; z0 = h + .2; z1 = z0 + .95
    for s in (-1, 1):
        bb(s * w - .36, s * w + .36, yb - .75, yb + .75, h + .1, h + .32, 'graphite', .03)
        prism([(yb - .6, z0), (yb + .55, z0), (yb + .45, z1 + .05), (yb - .45, z1 + .05), (yb - .6, z1 - .2)], s * w - .3, s * w + .3, 'x', 'graphite', .03)
        motor(s * w, yb + .5, z0 + .3, .12, .4, 'y', 'graphite')
    bb(-w, w, yb - .38, yb + .38, z0 + .02, z1, 'white', .04)
    for z in (z0 + .14, z1 - .12): bb(-w + .32, w - .32, yb - .45, yb - .37, z - .045, z + .045, 'steel', .006)
    bb(-w + .3, w - .3, yb - .39, yb - .37, z0 + .26, z1 - .24, 'grey', .004)
    bb(-w, w, yb - .386, yb - .2, z1 - .03, z1 + .006, 'crimson', .003)
    text('SAXUM', -w + .55, yb - .392, (z0 + z1) / 2, .3, 'white'); text('VERTEX 5 XL', w - .55, yb - .392, (z0 + z1) / 2, .2, 'white', align='RIGHT')
    hx = .35
    bb(hx - .5, hx + .5, yb - .62, yb - .44, z0 - .08, z1 + .1, 'graphite', .025)
    bb(hx - .36, hx + .36, yb - 1.12, yb - .62, z0 - .2, z1 + 1.0, 'white', .04)
    bb(hx - .364, hx + .364, yb - 1.124, yb - .62, z1 + .12, z1 + .24, 'crimson', .006)
    panel(hx - .32, hx + .32, z0 - .12, z1 + .1, yb - 1.12, 'white', .014); panel(hx - .32, hx + .32, z1 + .27, z1 + .95, yb - 1.12, 'white', .014)
    grille(hx - .2, hx + .2, z1 + .4, z1 + .65, yb - 1.135, 7)
    motor(hx, yb - .87, z1 + 1.0, .14, .4, 'z', 'graphite')
    bot = 2.29
    bb(hx - .24, hx + .24, yb - 1.1, yb - .66, bot, z0 - .1, 'grey', .03)
    for a in (-1, 1): bb(hx + a * .245 - .015, hx + a * .245 + .015, yb - .95, yb - .81, bot + .03, z0 - .2, 'steel', .003)
    with at(hx, yb - .88, bot, rz=-20): fork5(1.0, -33)
    bb(-w + .4, w - .4, yb + .08, yb + .34, z1 + .02, z1 + .05, 'galv', .004)
    with at(0, yb + .2, z1 + .07): chain(-1.6, hx, hx + .9, 0, 0, .22, .07, .16)
    # bed and turned/carved column
    bb(-2.6, 2.6, -1.9, 1.6, .04, .3, 'graphite', .03)
    for i in range(12): multi([(0, -1.75 + i * .28, .301, 5.1, .04, .004)], 'black')
    cx, cy, cz = hx - .05, yb - 1.25, .3
    lathe(cx, cy, cz, [(0, 0), (.62, 0), (.62, .16), (.55, .18), (.58, .23), (.55, .28), (.47, .3), (.44, .34), (0.0, .34)], 'z', 'statuary', 64)
    # fluted drum
    n = 20; pts = []
    for i in range(n):
        for t in (0, .2, .4, .6, .8):
            a = 2 * PI * (i + t) / n; r = .43 - .045 * math.sin(PI * min(1, t / .8)) if t < .8 else .43
            pts.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    prism(pts, cz + .34, cz + 1.0, 'z', 'statuary', 0)
    block(-2.1, -.9, -1.5, -.5, .3, .95, 'statuary', .015)
    cabinet(w + .9, w + 2.2, d - .9, d - .3, 2.2, 'light', 2)
    pulpit(w + .85, -d + .2, 0, rz=-18, stand='floor'); tower(w, yb, z1 + .05, .5)
    with at(w + .46, 0, 0, rz=90): chain(-d + .2, .3, 1.2, 0, h - .5, .18, .07, .16); bb(-d + .1, d - .1, -.12, .12, h - .57, h - .54, 'galv', .003)


def robot(x, y, z, j=(20, 25, 40, 0, 55), s=1.0, col='white', tool=None):
    """6-axis arm; j degrees: base, shoulder, elbow, wrist roll, wrist pitch"""
    with at(x, y, z, rz=j[0], s=s):
        lathe(0, 0, 0, [(0, 0), (.42, 0), (.42, .05), (.34, .07), (.31, .3), (.33, .32), (.33, .42), (0, .42)], 'z', 'graphite', 56)
        boltcircle(0, 0, .05, .38, 10, .02, 'z', 1)
        ring(0, 0, .38, .3, .335, .03, 'z', 'crimson')
        prism([(-.34, .42), (.36, .42), (.38, .62), (.30, .98), (.12, 1.04), (-.12, .98), (-.32, .66)], -.20, .20, 'y', col, .05)
        motor(-.22, .0, .62, .13, .34, 'x', 'graphite', -1)
        with at(.12, 0, .82, ry=j[1]):
            cyl(0, 0, 0, .23, .52, 'y', 'graphite', .03, 48)
            for k in (-1, 1): cyl(0, k * .265, 0, .16, .03, 'y', 'dsteel', .008); boltcircle(0, k * .28, 0, .12, 8, .013, 'y', k)
            # lower arm
            prism([(-.19, -.08), (.19, -.08), (.15, .5), (.13, 1.05), (-.13, 1.05), (-.16, .5)], -.15, .15, 'y', col, .05)
            prism([(-.09, .22), (.09, .22), (.07, .85), (-.07, .85)], -.157, .157, 'y', 'light', .02)
            tube([(-.14, .12, .0), (-.24, .14, .4), (-.2, .16, .9), (-.25, .18, 1.2)], .035, 'black')
            with at(0, 0, 1.12, ry=j[2]):
                cyl(0, 0, 0, .19, .46, 'y', 'graphite', .03, 48)
                for k in (-1, 1): cyl(0, k * .235, 0, .13, .03, 'y', 'dsteel', .008); boltcircle(0, k * .25, 0, .1, 8, .011, 'y', k)
                prism([(-.32, .02), (-.28, .26), (.1, .34), (.34, .27), (.34, .07), (.1, -.06), (-.2, -.1)], -.17, .17, 'y', col, .05)
                for k in (-.08, .08): motor(-.28, k, .12, .065, .24, 'x', 'graphite', -1)
                lathe(.34, 0, .17, [(0, 0), (.15, 0), (.14, .12), (.11, .5), (.115, .75), (.12, .8), (0, .8)], 'x', col, 40)
                ring(.98, 0, .17, .11, .128, .05, 'x', 'crimson')
                tube([(-.1, .17, .3), (.3, .2, .42), (.8, .16, .34), (1.15, .1, .3)], .03, 'black')
                with at(1.14, 0, .17, ry=j[4]):
                    box(-.0, .10, 0, .2, .05, .2, col, .03); box(0, -.10, 0, .2, .05, .2, col, .03)
                    cyl(0, 0, 0, .085, .26, 'y', 'graphite', .015)
                    cyl(.13, 0, 0, .085, .12, 'x', 'dsteel', .01); cyl(.2, 0, 0, .11, .03, 'x', 'steel')
                    box(.26, 0, .0, .1, .26, .26, 'graphite', .02)
                    with at(.42, 0, -.02, ry=0):
                        box(-.05, 0, .12, .24, .22, .10, 'graphite', .02)
                        with at(0, 0, .12): (tool or spindle)(1.05)


def vrobot():
    bb(-1.15, -.25, -.45, .45, 0, .5, 'graphite', .03); bb(-1.3, -.1, -.6, .6, 0, .05, 'graphite', .01)
    boltcircle(-.7, 0, .05, .55, 8, .02, 'z', 1) if 0 else None
    robot(-.7, 0, .5, (-8, 14, 4, 0, -8), 1.0)
    # rotary table with block being sculpted
    tx, ty = 1.25, -.25
    lathe(tx, ty, 0, [(0, 0), (.75, 0), (.75, .1), (.6, .14), (.58, .35), (.72, .4), (.72, .5), (0, .5)], 'z', 'graphite', 64); ring(tx, ty, .45, .7, .735, .05, 'z', 'crimson', 64)
    for k in (-.3, .3): bb(tx - .5, tx + .5, ty + k - .06, ty + k + .06, .5, .57, 'wood', .005)
    block(tx - .46, tx + .46, ty - .42, ty + .42, .57, .95, 'marble', .02)
    # carved upper part: twisted form
    bm = bmesh.new(); N, K = 64, 40; rows = []
    for k in range(K + 1):
        t = k / K; z = .93 + .62 * t; tw = t * 1.3; r0 = .36 - .16 * t + .05 * math.sin(t * 5)
        rows.append([bm.verts.new((tx + r0 * (1 + .16 * math.cos(4 * (a := 2 * PI * i / N) + 3 * tw)) * math.cos(a + tw), ty + r0 * (1 + .16 * math.cos(4 * a + 3 * tw)) * math.sin(a + tw), z)) for i in range(N)])
    for a, b in zip(rows, rows[1:]):
        for i in range(N): bm.faces.new((a[i], a[(i + 1) % N], b[(i + 1) % N], b[i]))
    bm.faces.new(rows[-1]); saxlib_obj(bm)
    # tool rack
    bb(-.3, .5, 1.25, 1.45, 0, 1.1, 'light', .02); bb(-.35, .55, 1.1, 1.45, 1.1, 1.16, 'graphite', .01)
    for i in range(6): lathe(-.25 + i * .14, 1.2, 1.16, [(0, 0), (.04, 0), (.045, .05), (.03, .09), (.014, .1), (.014, .2), (0, .2)], 'z', 'chrome', 20)
    # fenced cell: rear and sides, front partly open with posts
    x0, x1, y0, y1 = -2.3, 2.6, -1.7, 1.9
    fence((x0, y1), (x1, y1), 2.0); fence((x0, y0 + .0), (x0, y1), 2.0); fence((x1, y0 + .9), (x1, y1), 2.0)
    fence((x0, y0), (x0 + 1.1, y0), 2.0)
    for x in (x0 + 1.25, x1 - .45): bb(x - .05, x + .05, y0 - .05, y0 + .05, 0, 1.5, 'graphite', .01); bb(x - .02, x + .02, y0 - .056, y0 - .05, .3, 1.4, 'glass', .002); bb(x - .052, x + .052, y0 - .052, y0 + .052, 1.38, 1.44, 'crimson', .003)
    bb(x0 + 2.2, x0 + 3.1, y1 + .05, y1 + .0, 0, 0, 'graphite', 0) if 0 else None
    with at(x0 + .55, y0 - .05, 1.55): bb(-.42, .42, -.012, .0, -.16, .16, 'white', .006); text('VERTEX ROBOT', 0, -.014, -.06, .085, 'crimson', align='CENTER'); text('SAXUM', 0, -.014, .07, .10, 'black', align='CENTER')
    cabinet(x1 - 1.6, x1 - .4, y1 + .25, y1 + .8, 2.15, 'light', 2)
    pulpit(x1 - .95, y0 - .1, 0, rz=-8, stand='floor'); tower(x0, y1, 2.0, .45)


def saxlib_obj(bm):
    import saxlib
    saxlib._obj(saxlib._finish(bm, 'carve', 'marble', 60))


def _statuary():
    import saxlib
    return saxlib._marble('statuary', (.70, .69, .67), (.60, .59, .575), (.36, .36, .37), (.50, .48, .45), 1.3, .3, .03)


def _tint():
    import saxlib
    m, nt, b = saxlib._new('tint')
    t = nt.nodes.new('ShaderNodeBsdfTransparent'); t.inputs[0].default_value = (.26, .28, .30, 1)
    nt.links.new(t.outputs[0], nt.nodes['Material Output'].inputs['Surface'])
    return m


BUILD['tint'] = _tint
BUILD['statuary'] = _statuary

PRODUCTS = {
    'vertex-3': dict(build=v3, az=-30, el=13),
    'vertex-5': dict(build=v5, az=-24, el=9),
    'vertex-5-xl': dict(build=v5xl, az=-30, el=15),
    'vertex-robot': dict(build=vrobot, az=-16, el=12),
}
