"""Things of human size that lie and stand about: helmet, ear defenders, chair, door, pallet truck, fire extinguisher …"""
from saxlib import *
import saxlib

BUILD['shellw'] = lambda: saxlib._simple('shellw', (.80, .79, .75), .30, 0, .5, .3)
BUILD['shelly'] = lambda: saxlib._simple('shelly', (.80, .52, .03), .30, 0, .5, .3)
BUILD['webbing'] = lambda: saxlib._simple('webbing', (.05, .05, .055), .85)
BUILD['leather'] = lambda: saxlib._simple('leather', (.50, .37, .22), .78, bump=.5, bscale=260)
BUILD['hivis'] = lambda: saxlib._simple('hivis', (.62, .72, .04), .8, bump=.3, bscale=300)
BUILD['reflex'] = lambda: saxlib._simple('reflex', (.62, .63, .64), .32, .6)
BUILD['ply'] = lambda: _ply()
BUILD['pine'] = lambda: _pine()
BUILD['signg'] = lambda: saxlib._simple('signg', (.02, .30, .13), .4, emit=(.03, .42, .18, 1), es=.7)
BUILD['signw'] = lambda: saxlib._simple('signw', (.85, .87, .85), .4, emit=(.8, .85, .8, 1), es=.5)
BUILD['signb'] = lambda: saxlib._simple('signb', (.012, .10, .34), .4)
BUILD['doorleaf'] = lambda: saxlib._simple('doorleaf', (.36, .375, .39), .45)
BUILD['zinc'] = lambda: saxlib._brushed('zinc', (.52, .53, .54, 1), .38)


def _grain(name, dark, mid, light, along, scale, rough):
    """wood whose fibres run along one axis (0 x, 1 y, 2 z), each piece from another trunk"""
    m, nt, b = saxlib._new(name); node = saxlib._node; tc = node(nt, 'ShaderNodeTexCoord'); info = node(nt, 'ShaderNodeObjectInfo')
    shift = node(nt, 'ShaderNodeVectorMath', operation='MULTIPLY_ADD'); white = node(nt, 'ShaderNodeTexWhiteNoise', noise_dimensions='1D')
    nt.links.new(info.outputs['Random'], white.inputs['W']); nt.links.new(white.outputs['Color'], shift.inputs[0]); shift.inputs[1].default_value = (9, 9, 9); nt.links.new(tc.outputs['Object'], shift.inputs[2])
    mp = node(nt, 'ShaderNodeMapping'); s = [scale] * 3; s[along] = scale / 16; mp.inputs['Scale'].default_value = s; nt.links.new(shift.outputs[0], mp.inputs['Vector'])
    n = node(nt, 'ShaderNodeTexNoise', Scale=2.0, Detail=6, Roughness=.62, Distortion=.6); nt.links.new(mp.outputs['Vector'], n.inputs['Vector'])
    nt.links.new(saxlib._ramp(nt, n.outputs['Fac'], [(.32, dark), (.5, mid), (.68, light)]), b.inputs['Base Color']); b.inputs['Roughness'].default_value = rough
    return m


def _ply(): return _grain('ply', (.36, .22, .11), (.50, .33, .18), (.58, .41, .25), 2, 14, .42)
def _pine(): return _grain('pine', (.40, .25, .12), (.56, .39, .21), (.64, .48, .29), 0, 16, .7)


# ------------------------------------------------------------------ worn by people
def _oval(prof, sx, sy, mat, peak=0, seg=64, solid=.003):
    """shell of rings (radius, height), longer along y; `peak` draws the lowest rings out to the front (-y)"""
    bm = bmesh.new(); rings = []; low = min(h for _, h in prof)
    for r, h in prof:
        k = peak * max(0, 1 - (h - low) / .02); row = []
        for i in range(seg):
            a = 2 * PI * i / seg; f = 1 + k * max(0, -math.sin(a)) ** 3 + .25 * k
            row.append(bm.verts.new((r * sx * math.cos(a) * (1 + .25 * k), r * sy * math.sin(a) * f, h)))
        rings.append(row)
    for a, b in zip(rings, rings[1:]):
        for i in range(seg): bm.faces.new((a[i], a[(i + 1) % seg], b[(i + 1) % seg], b[i]))
    bm.faces.new(rings[-1])
    o = saxlib._obj(saxlib._finish(bm, 'shell', mat, 50)); s = o.modifiers.new('s', 'SOLIDIFY'); s.thickness = solid; s.offset = -1
    return o


def helmet(mat='shellw'):
    """safety helmet standing on its rim, peak to -y, about 28 cm long"""
    dome = [(.118, .014), (.114, .022)] + [(.112 * math.cos(t * PI / 26), .026 + .112 * math.sin(t * PI / 26) ** .92) for t in range(0, 13)]
    _oval([(.124, .0), (.120, .006)] + dome, .95, 1.16, mat, .28)
    for x in (-.026, .026):         # ribs over the crown
        tube([(x, .126 * math.cos(t), .027 + .110 * math.sin(t) ** .92 - .30 * x * x / .026) for t in np.linspace(.30, PI - .30, 17)], .0055, mat)
    for s in (-1, 1): bb(s * .106 - .004, s * .106 + .004, -.02, .02, .028, .046, 'black', .003)
    ring(0, 0, .012, .088, .096, .022, 'z', 'webbing'); bb(-.02, .02, -.128, -.1225, .055, .075, 'crimson', .001)
    tube([(-.098, .03, .012), (-.10, .03, -.002), (-.06, .10, -.012), (.05, .12, -.014), (.098, .04, .010)], .004, 'webbing')


def earmuffs(mat='crimson'):
    """hearing protectors standing on their cups, the band over them, about 20 cm wide"""
    for k in (0, 180):
        with at(rz=k):
            lathe(.052, 0, .046, [(.020, 0), (.042, .001), (.046, .008), (.042, .016), (.020, .016)], 'x', 'webbing', 56)
            lathe(.067, 0, .046, [(0, 0), (.040, 0), (.042, .004), (.041, .018), (.034, .030), (.018, .035), (0, .036)], 'x', mat, 56)
            rod((.086, 0, .050), (.089, 0, .098), .004, 'chrome'); bb(.080, .096, -.010, .010, .090, .120, 'black', .004)
    tube([(.088 * math.cos(t), 0, .112 + .082 * math.sin(t)) for t in np.linspace(0, PI, 25)], .0085, 'webbing')


def vest(w=.42, h=.62):
    """folded waistcoat with its two reflecting bands"""
    def top(u, v): return .028 + .006 * math.sin(7 * u + 3 * v) + .004 * math.sin(17 * v) + .010 * math.cos(PI * (u - .5)) ** 2
    def cloth(name, mat, v0, v1, lift, thick):
        bm = bmesh.new(); rows = []
        for i in range(41): u = i / 40; rows.append([bm.verts.new(((u - .5) * w, (v - .5) * h, top(u, v) + lift)) for v in np.linspace(v0, v1, 31)])
        for a, b in zip(rows, rows[1:]):
            for j in range(30): bm.faces.new((a[j], b[j], b[j + 1], a[j + 1]))
        o = saxlib._obj(saxlib._finish(bm, name, mat, 60)); s = o.modifiers.new('s', 'SOLIDIFY'); s.thickness = thick; s.offset = -1
    for k in range(3): cloth('vest%d' % k, 'hivis', 0, 1, -.008 * k, .0068)      # folded twice
    for v in (.22, .62): cloth('band', 'reflex', v, v + .16, .0006, .0012)


# ------------------------------------------------------------------ stands on the floor
def chair(mat='ply'):
    """shell chair on four legs of steel, sitter looks to -y"""
    prof = [(-.21, .435), (-.17, .452), (-.05, .446), (.10, .438), (.17, .452), (.205, .50), (.225, .60), (.245, .72), (.262, .82)]
    bm = bmesh.new(); rows = []
    for k, (y, z) in enumerate(prof):
        half = .215 if k < 5 else (.20, .185, .20, .195)[k - 5]
        rows.append([bm.verts.new((half * u, y + (.02 if k > 5 else 0) * -abs(u) ** 2, z + (.012 * u * u if k < 5 else 0))) for u in np.linspace(-1, 1, 9)])
    for a, b in zip(rows, rows[1:]):
        for j in range(8): bm.faces.new((a[j], a[j + 1], b[j + 1], b[j]))
    o = saxlib._obj(saxlib._finish(bm, 'seat', mat, 80)); d = o.modifiers.new('d', 'SUBSURF'); d.levels = d.render_levels = 2; s = o.modifiers.new('s', 'SOLIDIFY'); s.thickness = .011
    for s in (-1, 1):
        tube([(s * .225, -.21, .0), (s * .17, -.14, .43), (s * .17, .12, .425), (s * .225, .25, 0)], .0105, 'chrome', False)
        for y in (-.21, .25): cyl(s * .225, y, .008, .014, .016, 'z', 'black', .004, 16)
    for y in (-.14, .12): rod((-.17, y, .428), (.17, y, .425), .0095, 'chrome', 14)


def stool(h=.72, mat='black'):
    lathe(0, 0, 0, [(0, 0), (.21, 0), (.21, .012), (.05, .026), (.024, .05), (.022, h - .08), (.06, h - .06), (0, h - .06)], 'z', 'chrome', 48)
    lathe(0, 0, h - .06, [(0, 0), (.165, 0), (.178, .02), (.172, .052), (.15, .062), (0, .056)], 'z', mat, 48); ring(0, 0, .26, .155, .17, .014, 'z', 'chrome')


def door(w=1.0, h=2.1, mat='doorleaf', sign=True, glass=True):
    """steel door in its frame, in a wall whose face is y = 0; threshold at the origin"""
    for x in (-w / 2 - .03, w / 2 + .03): bb(x - .05, x + .05, -.05, .06, 0, h + .05, 'grey', .006)
    bb(-w / 2 - .08, w / 2 + .08, -.05, .06, h, h + .08, 'grey', .006); bb(-w / 2, w / 2, -.015, .03, .01, h, mat, .004)
    bb(-w / 2 + .03, w / 2 - .03, -.018, -.014, .03, .24, 'zinc', .001)
    if glass: bb(-.17, .17, -.018, -.012, 1.15, 1.80, 'black', .004); bb(-.145, .145, -.021, -.017, 1.175, 1.775, 'glass', 0)
    cyl(w / 2 - .07, -.03, 1.04, .026, .02, 'y', 'zinc', .003, 28); tube([(w / 2 - .07, -.035, 1.04), (w / 2 - .07, -.075, 1.04), (w / 2 - .20, -.078, 1.04)], .009, 'zinc', False)
    bb(-w / 2 + .10, w / 2 - .35, -.07, -.015, h - .07, h - .01, 'zinc', .006)
    for z in (.25, 1.05, 1.85): cyl(-w / 2 + .005, -.025, z, .012, .10, 'z', 'zinc', .002, 16)
    if sign:
        bb(-.20, .20, -.09, -.03, h + .16, h + .36, 'signg', .006)
        man = [(-.02, .0), (.0, .045), (.035, .055), (.05, .02)]; tube([(a - .06, -.093, h + .235 + b) for a, b in man], .006, 'signw', False)
        cyl(-.018, -.094, h + .325, .016, .006, 'y', 'signw', .001, 20); bb(.03, .15, -.094, -.089, h + .250, h + .270, 'signw', 0); prism([(.15, h + .225), (.185, h + .26), (.15, h + .295)], -.094, -.089, 'y', 'signw', 0)
        bb(-.115, -.10, -.094, -.089, h + .20, h + .33, 'signw', 0)


def extinguisher():
    """on the floor, 60 cm high"""
    lathe(0, 0, 0, [(0, .0), (.072, 0), (.078, .02), (.078, .40), (.066, .45), (.03, .475), (.024, .50), (0, .50)], 'z', 'red', 40); ring(0, 0, .012, .060, .080, .024, 'z', 'black')
    bb(-.028, .028, -.0795, -.0765, .16, .34, 'paper2', .001); lathe(0, 0, .50, [(0, 0), (.02, 0), (.02, .03), (0, .03)], 'z', 'brass', 24)
    bb(-.012, .012, -.10, .03, .528, .540, 'black', .003); bb(-.012, .012, -.09, .03, .556, .566, 'black', .003); cyl(.03, 0, .515, .018, .012, 'x', 'light', .002, 20)
    tube([(-.02, 0, .515), (-.09, .0, .50), (-.105, 0, .36), (-.095, 0, .12)], .010, 'rubber'); lathe(-.095, 0, .03, [(.02, 0), (.014, .05), (.010, .10), (0, .10)], 'z', 'black', 20)


BUILD['paper2'] = lambda: saxlib._simple('paper2', (.74, .73, .70), .6)


def pallet_truck(mat='crimson'):
    """hand pallet truck, forks to +y, handle to -y"""
    for x in (-.19, .19):
        prism([(x - .08, 0), (x + .08, 0), (x + .08, 1.02), (x + .03, 1.15), (x - .03, 1.15), (x - .08, 1.02)], .09, .145, 'z', mat, .012); cyl(x, .98, .045, .04, .10, 'x', 'rubber', .006, 24)
    bb(-.27, .27, -.16, .02, .09, .30, mat, .03); cyl(0, -.15, .34, .055, .24, 'z', 'graphite', .01); cyl(0, -.15, .50, .026, .16, 'z', 'chrome')
    for x in (-.07, .07): cyl(x, -.20, .09, .09, .055, 'x', 'rubber', .012, 32); cyl(x, -.20, .09, .05, .058, 'x', 'light', .006, 24)
    tube([(0, -.20, .28), (0, -.30, .60), (0, -.42, 1.02)], .018, mat, False)
    tube([(0, -.42, 1.02), (-.10, -.435, 1.07), (-.11, -.46, 1.17), (.11, -.46, 1.17), (.10, -.435, 1.07), (0, -.42, 1.02)], .014, 'black')


def pallet(w=1.2, d=.8, mat='pine'):
    """euro pallet with its long side along x; the load stands at .144"""
    for y in (-d / 2 + .05, 0, d / 2 - .05):
        bb(-w / 2, w / 2, y - .05, y + .05, 0, .022, mat, .002)
        for x in (-w / 2 + .07, 0, w / 2 - .07): bb(x - .07, x + .07, y - .05, y + .05, .022, .10, mat, .002)
    for x in (-w / 2 + .07, 0, w / 2 - .07):
        with at(x, 0, .10, rz=90): bb(-d / 2, d / 2, -.07, .07, 0, .022, mat, .002)
    for y in np.linspace(-d / 2 + .06, d / 2 - .06, 5): bb(-w / 2, w / 2, y - .05, y + .05, .122, .144, mat, .002)


def crate(w=1.6, d=1.1, h=1.2, name='SAXUM', mat='pine', n=6):
    """transport crate of boards with battens and stencilled marks on its -y side"""
    for x in (-w / 2 + .15, 0, w / 2 - .15):
        with at(x, 0, 0, rz=90): bb(-d / 2, d / 2, -.05, .05, 0, .09, mat, .003)
    k = (h - .11) / n
    for i in range(n):
        z = .10 + i * k
        for y in (-d / 2, d / 2): bb(-w / 2, w / 2, y - .011, y + .011, z + .003, z + k - .003, mat, .002)
        for x in (-w / 2, w / 2):
            with at(x, 0, 0, rz=90): bb(-d / 2, d / 2, -.011, .011, z + .003, z + k - .003, mat, .002)
    for x in (-w / 2 + .05, -w / 6, w / 6, w / 2 - .05):
        with at(x, -d / 2 - .022, 0, ry=-90): bb(.10, h, -.012, .012, -.045, .045, mat, .002)
        multi([(x + a, -d / 2 - .035, z, .008, .003, .008) for a in (-.02, .02) for z in np.linspace(.16, h - .06, n)], 'dsteel')
    for y in np.linspace(-d / 2 + .07, d / 2 - .07, max(3, int(d / .16))): bb(-w / 2 - .02, w / 2 + .02, y - .07, y + .07, h, h + .02, mat, .002)
    ink = 'black'
    text(name, -w / 6 + .08, -d / 2 - .0115, h * .68, min(.13, (w / 3 - .15) / 4.4), ink, depth=.0004); text('FIRENZE', -w / 6 + .08, -d / 2 - .0115, h * .50, .06, ink, depth=.0004)
    for q in (0, .10):      # this way up
        x = w / 2 - .30 + q; bb(x - .012, x + .012, -d / 2 - .0118, -d / 2 - .0108, h * .50, h * .62, ink, 0); prism([(x - .035, h * .62), (x + .035, h * .62), (x, h * .70)], -d / 2 - .0118, -d / 2 - .0108, 'y', ink, 0)
    bb(w / 2 - .345, w / 2 - .155, -d / 2 - .0118, -d / 2 - .0108, h * .46, h * .475, ink, 0)


def bucket(r=.14, h=.28, mat='graphite'):
    lathe(0, 0, 0, [(0, .004), (r * .78, .004), (r, h), (r + .008, h), (r + .008, h - .012), (r * .80, 0), (0, 0)], 'z', mat, 48); tube([(-r, 0, h - .02), (-r * .9, -.06, h + .02), (0, -.10, h + .03), (r * .9, -.06, h + .02), (r, 0, h - .02)], .004, 'steel')


def cone():
    bb(-.15, .15, -.15, .15, 0, .025, 'black', .01); lathe(0, 0, .025, [(.12, 0), (.025, .47), (0, .47)], 'z', 'orange', 40); lathe(0, 0, .20, [(.0865, 0), (.0663, .10)], 'z', 'shellw', 40)


BUILD['orange'] = lambda: saxlib._simple('orange', (.75, .16, .02), .5)


def ladder_a(n=5):
    """folding step ladder of aluminium, steps to -y"""
    h = n * .25
    for s in (-1, 1):
        beam((s * .26, -.34, 0), (s * .20, 0, h + .05), .02, .055, 'alu', .004); beam((s * .28, .40, 0), (s * .21, .03, h), .02, .035, 'alu', .004)
        for y in (-.34, .40): bb(s * .27 - .025, s * .27 + .025, y - .03, y + .03, 0, .03, 'black', .005)
    for k in range(1, n + 1): y = -.34 * (1 - k / (n + .2)); bb(-.24 + .05 * k / n, .24 - .05 * k / n, y - .05, y + .05, k * .25 - .03, k * .25, 'alu', .006)
    for z in (.30, .80): rod((-.26, .40 - .3 * z / h, z), (.26, .40 - .3 * z / h, z), .009, 'alu')


def clock(r=.17):
    """wall clock, face to -y, ten past ten"""
    ring(0, -.02, 0, r - .012, r, .045, 'y', 'graphite'); cyl(0, -.012, 0, r - .012, .012, 'y', 'white', 0)
    multi([((r - .03) * math.sin(k * PI / 6), -.020, (r - .03) * math.cos(k * PI / 6), .006, .001, .006) for k in range(12)], 'black')
    for a, l, w in ((305, .085, .009), (60, .125, .006)): rod((0, -.022, 0), (l * math.sin(math.radians(a)), -.022, l * math.cos(math.radians(a))), w / 2, 'black', 8)


def hose_reel():
    """on a wall, face to -y"""
    bb(-.26, .26, -.20, 0, -.32, .30, 'red', .02); ring(0, -.22, 0, .05, .23, .02, 'y', 'white'); ring(0, -.16, 0, .10, .20, .10, 'y', 'rubber'); cyl(0, -.23, 0, .05, .03, 'y', 'graphite', .004)


def laptop(build_screen, open_=105):
    """portable computer, keyboard side to -y; the picture is the one `build_screen` gives"""
    bb(-.16, .16, -.115, .115, 0, .016, 'zinc', .004); bb(-.145, .145, -.02, .095, .0158, .0166, 'black', .001)
    multi([(-.137 + .0212 * i, .084 - .0195 * j, .0172, .0182, .0165, .002) for i in range(14) for j in range(6)], 'graphite'); bb(-.045, .045, -.10, -.035, .0158, .0164, 'grey', .001)
    with at(0, .115, .016, rx=open_ - 90):
        bb(-.16, .16, -.004, .004, 0, .215, 'zinc', .003); bb(-.156, .156, -.0055, -.0035, .004, .211, 'black', .001)
        me = bpy.data.meshes.new('lap'); me.from_pydata([(-.148, -.0060, .012), (.148, -.0060, .012), (.148, -.0060, .200), (-.148, -.0060, .200)], [], [(0, 1, 2, 3)])
        uv = me.uv_layers.new()
        for i, c in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))): uv.data[i].uv = c
        me.materials.append(build_screen); saxlib._obj(me)


def mug(mat='white'):
    lathe(0, 0, 0, [(0, .004), (.036, .004), (.040, .010), (.041, .092), (.038, .094), (.037, .090), (.036, .014), (0, .012)], 'z', mat, 48); tube([(.039, 0, .076), (.064, 0, .072), (.066, 0, .040), (.039, 0, .024)], .0052, mat)


def plant(n=26, h=.8, r=random.Random(5)):
    """leaves of a rubber tree in a pot"""
    lathe(0, 0, 0, [(0, 0), (.13, 0), (.17, .30), (.175, .32), (.155, .32), (.15, .28), (0, .28)], 'z', 'terra', 48)
    for k in range(n):
        a = k * 2.4; z = .32 + h * (k / n) ** .9; l = r.uniform(.22, .36) * (1.1 - .5 * k / n)
        with at(0, 0, z, rz=math.degrees(a), ry=r.uniform(20, 62) * (1 - .6 * k / n) - 60):
            bm = bmesh.new(); rows = []
            for i in range(11):
                t = i / 10; w = .062 * math.sin(PI * min(1, t * 1.02)) ** .7 * (1.1 - .3 * t); rows.append([bm.verts.new((.06 + t * l, w * u, -.25 * l * t * t + .012 * abs(u))) for u in (-1, -.5, 0, .5, 1)])
            for p, q in zip(rows, rows[1:]):
                for j in range(4): bm.faces.new((p[j], p[j + 1], q[j + 1], q[j]))
            saxlib._obj(saxlib._finish(bm, 'leaf', 'leaf', 70)); rod((0, 0, 0), (.07, 0, 0), .004, 'leaf', 8)
    for k in range(3): tube([(.02 * k - .02, 0, .28), (.03 * k - .04, .02, .6), (.01 * k, .0, .32 + h)], .008, 'wood')


BUILD['leaf'] = lambda: saxlib._simple('leaf', (.035, .09, .030), .32, 0, .5, .1)
