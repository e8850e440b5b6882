"""Stone outdoors and places: a paved square, a terrace, a dry wall, a fountain, the entrance of a hall, batteries beside it."""
from saxlib import *
import saxlib
import halls, props, rooms, stories       # rooms: walnut
from stories import ground, photo, stone, sun

BUILD['teak'] = lambda: props._grain('teak', (.17, .105, .06), (.27, .18, .11), (.35, .25, .165), 0, 16, .6)
BUILD['teaky'] = lambda: props._grain('teaky', (.17, .105, .06), (.27, .18, .11), (.35, .25, .165), 1, 16, .6)
BUILD['earth'] = lambda: saxlib._simple('earth', (.085, .060, .040), .98, bump=1, bscale=60)
BUILD['meadow'] = lambda: saxlib._simple('meadow', (.085, .115, .035), .98, bump=1, bscale=90)
BUILD['blade'] = lambda: saxlib._simple('blade', (.075, .145, .030), .6, 0, .4)
BUILD['corten'] = lambda: saxlib._simple('corten', (.26, .105, .050), .85, .1, bump=.5, bscale=80)
BUILD['clad'] = lambda: saxlib._simple('clad', (.105, .11, .118), .42, .2)
BUILD['cladl'] = lambda: saxlib._simple('cladl', (.50, .51, .515), .42, .1)
BUILD['tarmac'] = lambda: saxlib._granite('tarmac', (.020, .020, .021), (.040, .040, .041), (.085, .084, .082), 160, .8)
BUILD['rope'] = lambda: saxlib._simple('rope', (.55, .06, .05), .9)
BUILD['hickory'] = lambda: props._grain('hickory', (.32, .20, .10), (.46, .31, .17), (.55, .40, .24), 0, 22, .5)


def tuft(x, y, h, n, r, mat='blade', lean=.5):
    """grass: a few bent blades in one mesh"""
    bm = bmesh.new()
    for _ in range(n):
        a, d, k = r.uniform(0, 6.28), r.uniform(0, .02), r.uniform(.5, 1) * h; p = Vector((x + d * math.cos(a), y + d * math.sin(a), 0)); u = Vector((math.cos(a), math.sin(a), 0)); s = Vector((-u.y, u.x, 0)) * r.uniform(.0012, .0026); rows = []
        for t in (0, .4, .75, 1): c = p + u * (lean * k * t * t) + Vector((0, 0, k * t * (1 - .25 * t))); rows.append((bm.verts.new(c - s * (1 - t)), bm.verts.new(c + s * (1.001 - t))))
        for q, w in zip(rows, rows[1:]): bm.faces.new((q[0], q[1], w[1], w[0]))
    saxlib._obj(saxlib._finish(bm, 'tuft', mat, 80))


def rubble(w, d, h, mat, seed, rough=.10, cuts=5):
    """a hand-split stone: a box whose faces bulge and break, corners rounded"""
    q = random.Random(seed); bm = bmesh.new(); bmesh.ops.create_cube(bm, size=1); bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=cuts, use_grid_fill=True)
    off = Vector((q.uniform(0, 50), q.uniform(0, 50), q.uniform(0, 50)))
    from mathutils import noise
    for v in bm.verts:
        c = v.co * 2; m = max(abs(c.x), abs(c.y), abs(c.z)); k = 1 - .10 * (sum(abs(e) > .75 for e in c) >= 2) - .07 * (sum(abs(e) > .75 for e in c) == 3)
        n = noise.noise(v.co * 2.6 + off) * .8 + noise.noise(v.co * 7 + off) * .35; v.co = Vector((c.x * k * w / 2, c.y * k * d / 2, c.z * k * h / 2)) + v.co.normalized() * n * rough * min(w, d, h)
    o = saxlib._obj(saxlib._finish(bm, 'rubble', mat, 30)); b = o.modifiers.new('b', 'BEVEL'); b.width = .004; b.segments = 1; b.limit_method = 'ANGLE'
    return o


# ------------------------------------------------------------------ square
def square_build():
    """granite setts in rows, a band of slabs, a bench of granite and teak, bollards"""
    q = random.Random(7); ms = [stone('sq%d' % i, 'granite', .75, .62, (i * .2, i * .3), 0, True, t, .0022, 90, 1.0) for i, t in enumerate(((.92, .92, .93), (.74, .74, .76), (1.06, 1.02, .98), (.82, .76, .72)))]
    band = [stone('sqb%d' % i, 'granite', 1.1, .55, (i * .3, i * .2), 0, True, t, .001, 90, 1.0) for i, t in enumerate(((.52, .53, .55), (.58, .58, .60)))]
    y = -1.6; row = 0
    while y < 5.2:
        if row % 12 == 5:
            x = -4.2 + q.uniform(0, .3)
            while x < 4.6: w = q.choice((.7, .9, 1.1)); box(x + w / 2, y + .2, -.05 + q.gauss(0, .0006), w - .008, .392, .10, q.choice(band), .003); x += w
            y += .40
        else:
            x = -4.2 + q.uniform(0, .1); d = .105
            while x < 4.6:
                w = q.uniform(.085, .125)
                if y < 3.0 or q.random() < 1: box(x + w / 2, y + d / 2, -.05 + q.gauss(0, .0016), w - .009, d - .009, .10, q.choice(ms), .009, (q.gauss(0, 1.1), q.gauss(0, 1.1), q.gauss(0, 1.2)))
                x += w
            y += d
        row += 1
    ground(3.5, 'sand', -.012, 0, 1.8); bb(-60, 60, 5.1, 90, -.1, -.004, 'plaza', 0); bb(-60, -4.2, -20, 5.1, -.1, -.004, 'plaza', 0); bb(4.5, 60, -20, 5.1, -.1, -.004, 'plaza', 0)
    b = stone('sqbench', 'granite', 1.3, .42, (.1, .4), 0, False, (.66, .66, .68))
    with at(.35, 1.35, 0, rz=-24):
        for x in (-.78, .78): box(x, 0, .205, .30, .46, .41, b, .008)
        for k in range(5): bb(-1.02, 1.02, -.205 + .086 * k, -.135 + .086 * k, .412, .452, 'teak', .006)
        multi([(x, -.17 + .086 * k, .4522, .012, .012, .002) for x in (-.78, .78) for k in range(5)], 'dsteel')
    for k in range(3):
        with at(-2.1 + .15 * k, .9 + 1.5 * k, 0): lathe(0, 0, 0, [(.11, 0), (.105, .74), (.095, .78), (.06, .80), (0, .80)], 'z', b, 48); ring(0, 0, .66, .1065, .1085, .05, 'z', 'zinc', 48)
    for _ in range(26):
        with at(q.uniform(-2, 2.6), q.uniform(-.9, 2.2), .003, rz=q.uniform(0, 360), rx=q.uniform(-14, 14)): prism([(0, -.026), (.012, -.012), (.013, .006), (0, .030), (-.013, .006), (-.012, -.012)], 0, .0006, 'z', q.choice(('corten', 'gold', 'wood')), 0)


def square_scene():
    camera_look((-1.25, -1.75, .80), (.10, 1.2, .32), 36, 2.8)
    photo('city', .62, 205); sun(205, 24, 3.4, (1, .88, .72), 1.0)
    return dict(expo=.80, contrast=1.13, vign=.3)


# ------------------------------------------------------------------ terrace
def terrace_build():
    """outdoor tiles of 60 cm up to the edge of a pool, deck chair, pots"""
    q = random.Random(4); ms = [stone('te%d' % i, 'travertine', 2.6, .55, (i * .27, i * .13), 0, True, (.93, .90, .86), .0008, 60, fade=.5, plain=(.52, .475, .41)) for i in range(3)]
    for i in range(-5, 6):
        for j in range(-3, 8):
            if i * .604 > .7: continue
            box(i * .604, j * .604, -.01 + q.gauss(0, .0003), .600, .600, .02, q.choice(ms), .0022)
    bb(-40, -3.3, -20, 60, -.2, -.02, 'meadow', 0); bb(-40, 60, 4.8, 60, -.2, -.02, 'meadow', 0); bb(9, 60, -20, 5, -.2, -.02, 'meadow', 0); bb(-3.4, .7, -4, 5, -.2, -.03, 'earth', 0)
    x0 = .86
    for j in range(-3, 9): box(x0 + .15, j * .9, .001, .345, .895, .034, ms[1], .010)
    bb(x0 + .30, x0 + .34, -6, 9, -1.4, -.018, 'poolt', 0); bb(x0 + .34, 9, -6, 9, -1.4, -1.38, 'poolt', 0); ground_water(x0 + .31, 9, -6, 9, -.10)
    for k in range(70): lathe(-9 + .28 * k + q.uniform(-.1, .1), 6.6 + q.uniform(-.2, .2), -.1, [(.5, 0), (.62, .5), (.57, 1.2 + q.uniform(-.1, .1)), (.42, 1.45 + q.uniform(-.05, .1)), (0, 1.6)], 'z', 'hedge', 24)
    with at(-.80, 1.05, 0, rz=38):       # deck chair
        for x in (-.30, .30): bb(x - .022, x + .022, -.95, .35, .26, .31, 'teaky', .006); bb(x - .022, x + .022, -.90, -.84, 0, .27, 'teaky', .006); bb(x - .022, x + .022, .20, .26, 0, .27, 'teaky', .006)
        for k in range(11): bb(-.30, .30, -.92 + .094 * k, -.85 + .094 * k, .31, .328, 'teak', .004)
        with at(0, .12, .318, rx=48):
            for k in range(7): bb(-.30, .30, .01 + .094 * k, .08 + .094 * k, 0, .018, 'teak', .004)
            for x in (-.27, .27): bb(x - .02, x + .02, 0, .66, -.03, 0, 'teaky', .005)
        box(0, -.35, .365, .56, 1.08, .07, 'linen2', .03)
        with at(0, .14, .36, rx=48): box(0, .34, .045, .56, .68, .07, 'linen2', .03)
    for x, y, r, h in ((-1.75, 2.55, .22, .42), (-1.25, 2.95, .17, .32)):
        lathe(x, y, 0, [(0, 0), (r * .72, 0), (r, h), (r * 1.04, h), (r * 1.04, h - .03), (r * .90, h - .03), (r * .86, h - .06), (0, h - .06)], 'z', 'terra', 56)
        for k in range(46):
            a, d = q.uniform(0, 6.28), q.uniform(0, r * .8); tuft(x + d * math.cos(a), y + d * math.sin(a), 0, 1, q)
        with at(x, y, h - .06):
            for k in range(60): tuft(q.gauss(0, r * .4), q.gauss(0, r * .4), q.uniform(.3, .55), 3, q, 'lavender' if k % 4 == 0 else 'blade', .35)
    with at(-.32, .20, .0): lathe(0, 0, 0, [(0, 0), (.16, 0), (.16, .01), (.018, .015), (.016, .40), (.17, .41), (.175, .425), (0, .425)], 'z', 'graphite', 56); lathe(.05, .02, .425, [(0, .003), (.032, .003), (.036, .12), (.0345, .12), (.031, .008), (0, .006)], 'z', 'jarglass', 40); lathe(.05, .02, .425, [(0, .008), (.031, .009), (.0335, .085), (0, .085)], 'z', 'tea', 40)


BUILD['ochre'] = lambda: saxlib._simple('ochre', (.50, .33, .15), .9, bump=.3, bscale=4)
BUILD['plasterp'] = lambda: saxlib._simple('plasterp', (.52, .36, .28), .9, bump=.3, bscale=4)
BUILD['shutter'] = lambda: saxlib._simple('shutter', (.06, .11, .075), .6)
BUILD['hedge'] = lambda: saxlib._simple('hedge', (.030, .060, .018), .9, bump=1, bscale=30)
BUILD['plaza'] = lambda: stories.stone('plaza_', 'granite', 1.6, .8, tint=(.46, .46, .47)) and BUILD['plaza_']()
BUILD['poolf'] = lambda: saxlib._simple('poolf', (.62, .64, .60), .6)
BUILD['poolt'] = lambda: saxlib._simple('poolt', (.20, .42, .46), .4)
BUILD['tea'] = lambda: saxlib._simple('tea', (.36, .12, .02), .1, 0, .5, .5)
BUILD['linen2'] = lambda: saxlib._simple('linen2', (.62, .60, .55), .95, bump=.5, bscale=240)
BUILD['lavender'] = lambda: saxlib._simple('lavender', (.17, .11, .34), .8)
BUILD['pool'] = lambda: _water('pool', (.62, .85, .88), 2.2, .35)


def _water(name, col, scale, strength, clear=.75):
    """surface of water: what lies below tinted, sky mirrored at the grazing edge, small waves"""
    m = bpy.data.materials.new(name); m.use_nodes = True; nt = m.node_tree; nt.nodes.clear(); node = saxlib._node
    out = node(nt, 'ShaderNodeOutputMaterial'); tr = node(nt, 'ShaderNodeBsdfTransparent'); gl = node(nt, 'ShaderNodeBsdfGlossy'); mx = node(nt, 'ShaderNodeMixShader'); fr = node(nt, 'ShaderNodeFresnel', IOR=1.33)
    tr.inputs[0].default_value = (*col, 1); gl.inputs['Roughness'].default_value = .02; tc = node(nt, 'ShaderNodeTexCoord'); n = node(nt, 'ShaderNodeTexNoise', Scale=scale, Detail=3, Roughness=.5, Distortion=.8); nt.links.new(tc.outputs['Object'], n.inputs['Vector'])
    bp = node(nt, 'ShaderNodeBump', Strength=strength, Distance=.06); nt.links.new(n.outputs['Fac'], bp.inputs['Height']); nt.links.new(bp.outputs[0], gl.inputs['Normal']); nt.links.new(bp.outputs[0], fr.inputs['Normal'])
    nt.links.new(fr.outputs[0], mx.inputs[0]); nt.links.new(tr.outputs[0], mx.inputs[1]); nt.links.new(gl.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], out.inputs[0]); return m


def ground_water(x0, x1, y0, y1, z, mat='pool'):
    me = bpy.data.meshes.new('water'); me.from_pydata([(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [], [(0, 1, 2, 3)]); me.materials.append(saxlib.M(mat)); return saxlib._obj(me)


def terrace_scene():
    camera_look((-1.35, -1.95, 1.30), (-.02, 1.15, .18), 32, 2.8)
    photo('forest', .95, 150); sun(228, 36, 3.6, (1, .92, .80), .8)
    return dict(expo=.72, contrast=1.13, vign=.28)


# ------------------------------------------------------------------ dry wall
def wall_build():
    """a dry wall of bluestone being built: string and hammer, whose last course is begun"""
    q = random.Random(11); ms = [stone('bw%d' % i, 'granite', 1.3, .8, (i * .2, i * .37), 0, True, t, .006, 26, 1.0, fade=.80, plain=p) for i, (t, p) in enumerate((((.60, .66, .74), (.115, .135, .165)), ((.55, .58, .64), (.095, .105, .125)), ((.70, .72, .74), (.165, .175, .185)), ((.66, .62, .58), (.16, .145, .13))))]
    z = 0; n = 0
    for course in range(8):
        h = q.uniform(.085, .145); x = -2.4 - q.uniform(0, .2); last = course == 7
        while x < 2.6:
            w = q.uniform(.16, .40)
            if not (last and x > .15):
                for y in (-.11, .17):
                    with at(x + w / 2, y + q.uniform(-.012, .012) + course * .006, z + h / 2, rx=q.gauss(0, 1.6), ry=q.gauss(0, 1.4), rz=q.gauss(0, 3)): rubble(w * 1.03, .30, h * q.uniform(.98, 1.06), q.choice(ms), n, .13)
                    n += 1
            x += w
        z += h * .97
    top = z - h * .97
    for k in range(16):      # stones that still lie about
        with at(q.uniform(-1.6, 1.8), q.uniform(-1.15, -.55), .05, rx=q.uniform(-20, 20), ry=q.uniform(-20, 20), rz=q.uniform(0, 360)): rubble(q.uniform(.14, .34), q.uniform(.12, .24), q.uniform(.07, .14), q.choice(ms), 500 + k, .14)
    with at(.98, -.12, top + .022, rz=14):       # mason's hammer
        bb(-.24, .10, -.013, .013, .010, .034, 'hickory', .008); bb(.085, .125, -.075, .045, -.004, .046, 'dsteel', .005); prism([(.045, -.002), (.105, .016), (.105, .022), (.045, .044)], .087, .123, 'x', 'dsteel', .002)
    tube([(-2.6, -.285, top + .10), (0, -.287, top + .094), (2.6, -.285, top + .10)], .0016, 'rope')
    ground(60, 'meadow', 0); bmeadow(q)


def bmeadow(q):
    for _ in range(900): tuft(q.uniform(-3.4, 3.4), q.choice((q.uniform(-1.5, -.3), q.uniform(.5, 3.5))), q.uniform(.05, .16), 7, q)


def wall_scene():
    camera_look((-.45, -1.62, 1.10), (.36, -.05, .76), 40, 3.2)
    photo('forest', 1.0, 250); sun(222, 30, 3.0, (1, .90, .76), 1.0)
    return dict(expo=.92, contrast=1.13, vign=.3)


# ------------------------------------------------------------------ fountain
def fountain_build():
    m = stone('fo', 'calacatta', 2.2, .42, (.2, .3), 0, False, (.96, .95, .92), .0012, 60, fade=.4, plain=(.66, .64, .60)); d = stone('fod', 'calacatta', 2.6, .5, (.5, .1), 0, False, (.90, .88, .84), .0016, 60, fade=.5, plain=(.58, .555, .51))
    n = 8; o = [(1.62 * math.cos(2 * PI * k / n + PI / 8), 1.62 * math.sin(2 * PI * k / n + PI / 8)) for k in range(n)]; i = [(x * .84, y * .84) for x, y in o]
    frame_plate(o, i, 0, .46, 'z', d); frame_plate([(x * 1.03, y * 1.03) for x, y in o], [(x * .82 / 1.0, y * .82) for x, y in o], .46, .53, 'z', m); bb(-1.5, 1.5, -1.5, 1.5, .02, .06, 'poolf', 0)
    lathe(0, 0, .05, [(0, 0), (.30, 0), (.30, .10), (.22, .16), (.17, .24), (.145, .50), (.16, .66), (.21, .74), (0, .76)], 'z', m, 96)
    lathe(0, 0, .78, [(.10, 0), (.28, .015), (.55, .085), (.70, .165), (.735, .21), (.72, .225), (.69, .205), (.50, .115), (.2, .075), (0, .07)], 'z', m, 128)
    lathe(0, 0, .84, [(0, 0), (.12, .0), (.10, .06), (.07, .20), (.085, .26), (0, .27)], 'z', m, 72); lathe(0, 0, 1.08, [(.05, 0), (.20, .035), (.285, .085), (.275, .095), (.19, .06), (0, .045)], 'z', m, 96)
    saxlib._obj(_disc(.68, 'basin')).location.z = .965; saxlib._obj(_disc(.27, 'basin')).location.z = 1.155; saxlib._obj(_disc(1.36, 'basin')).location.z = .37
    q = random.Random(2)
    for k in range(36):      # threads of water over both rims
        for r, z0, z1 in ((.735, .985, .375), (.283, 1.165, .97)):
            if q.random() < .25: continue
            a = 2 * PI * (k + q.uniform(-.3, .3)) / 36; s = q.uniform(.92, 1.0); pts = [((r + .05 * t ** .5) * math.cos(a + .02 * t), (r + .05 * t ** .5) * math.sin(a + .02 * t), z0 + (z1 - z0) * t) for t in np.linspace(0, 1, 9)]
            tube(pts, q.uniform(.0007, .0019), 'stream')
    for k in range(70): a, d = q.uniform(0, 6.28), q.uniform(.70, .84); lathe(d * math.cos(a), d * math.sin(a), .372 + abs(q.gauss(0, .025)), [(0, -.004), (.004, 0), (0, .004)], 'z', 'stream', 8)
    tube([(0, 0, 1.13), (.004, 0, 1.24)], .005, 'stream')
    ms = [stone('fp%d' % j, 'granite', .8, .6, (j * .2, j * .3), 0, True, t, .002, 90) for j, t in enumerate(((.92, .90, .86), (.80, .78, .76)))]
    for x in np.arange(-5, 5, .5):
        for y in np.arange(-3.2, 6, .5):
            if math.hypot(x + .25, y + .25) > 1.5: box(x + .25, y + .25, -.03 + q.gauss(0, .0006), .492, .492, .06, q.choice(ms), .004)
    bb(-60, 60, 6, 90, -.1, -.002, 'plaza', 0); ground(7, 'sand', -.01)
    bb(-12, 9, 9.0, 9.3, 0, 9, 'ochre', 0); bb(-12, 9, 8.94, 9.0, 0, .8, 'kerbs', .01); bb(9, 20, 12, 12.3, 0, 8, 'plasterp', 0)
    for x in (-8.6, -5.2, -1.8, 1.6, 5.0):      # houses of the square
        for z in (1.5, 5.0):
            if (x, z) == (-1.8, 1.5): bb(x - .75, x + .75, 8.9, 9.0, 0, 3.0, 'walnut', .01); continue
            bb(x - .5, x + .5, 8.96, 9.02, z, z + 1.7, 'black', 0); bb(x - .62, x + .62, 8.88, 9.0, z - .12, z, 'kerbs', .01)
            for s in (-1, 1): bb(x + s * .78 - .26, x + s * .78 + .26, 8.93, 9.0, z, z + 1.7, 'shutter', .006)


def _disc(r, mat):
    bm = bmesh.new(); bmesh.ops.create_circle(bm, cap_ends=True, segments=96, radius=r); return saxlib._finish(bm, 'disc', mat, 60)


BUILD['basin'] = lambda: _water('basin', (.72, .86, .86), 7, .5)
BUILD['stream'] = lambda: saxlib._simple('stream', (.80, .86, .89), .05, 0, .9, 1)


def fountain_scene():
    camera_look((-1.35, -3.15, 1.46), (.10, 0, .74), 46, 4)
    photo('sunset', .9, 95); sun(212, 34, 3.0, (1, .91, .78), .9)
    return dict(expo=.78, contrast=1.12, vign=.28)


# ------------------------------------------------------------------ entrance
def entrance_build():
    """the way into a hall: dark cladding, glass doors under a canopy, letters on the wall, a bicycle stand"""
    for k in range(46):
        x = -9 + .40 * k; bb(x, x + .385, 0, .06, 2.95 if -2.1 < x < 1.75 else 0, 6.2, 'clad', .012)
    bb(-9, -1.8, .04, .3, 0, 6.2, 'black', 0); bb(1.8, 9.4, .04, .3, 0, 6.2, 'black', 0); bb(-1.8, 1.8, .04, .3, 2.9, 6.2, 'black', 0); bb(-9, 9.4, -.02, .3, 6.2, 6.32, 'cladl', .01)
    for a, b, c, d in ((-1.95, -1.8, 0, 3.0), (1.8, 1.95, 0, 3.0), (-1.95, 1.95, 2.9, 3.0)): bb(a, b, -.03, .10, c, d, 'cladl', .01)
    for x in (-1.8, -.9, 0, .9, 1.8): bb(x - .03, x + .03, -.075, .02, 0, 2.9, 'graphite', .004)
    for z in (.04, 2.25, 2.87): bb(-1.8, 1.8, -.075, .02, z - .035, z + .035, 'graphite', .004)
    bb(-1.8, 1.8, -.055, -.050, .06, 2.85, 'entryglass', 0)
    bb(-3, 3, .0, 5, -.02, .002, 'floorp', 0); bb(-3, 3, 5, 5.1, 0, 3, 'wallw', 0); bb(-3, -2.9, .3, 5, 0, 3, 'wallw', 0); bb(2.9, 3, .3, 5, 0, 3, 'wallw', 0); bb(-3, 3, .3, 5, 3.0, 3.05, 'wallw', 0)
    for k in range(3): bb(-2.2, 2.2, 1.2 + 1.3 * k, 1.3 + 1.3 * k, 2.97, 2.99, 'lampw', 0)
    bb(-1.4, .6, 3.6, 4.2, 0, 1.1, 'crimson', .006); bb(-1.45, .65, 3.5, 4.25, 1.1, 1.14, 'white', .004); text('SAXUM', -.4, 4.98, 2.1, .42, 'crimson', align='CENTER', depth=.02)
    with at(1.9, 3.9, 0, s=1.5): props.plant(30, 1.0)
    for x in (-.10, .10): rod((x, -.12, .85), (x, -.12, 1.55), .014, 'zinc'); [rod((x, -.12, z), (x, -.07, z), .008, 'zinc', 12) for z in (.92, 1.48)]
    bb(-2.3, 2.3, -1.5, .05, 3.05, 3.20, 'cladl', .012); bb(-2.31, 2.31, -1.51, -1.49, 3.06, 3.10, 'crimson', .002)
    for x in (-1.2, 0, 1.2): cyl(x, -.75, 3.046, .07, .012, 'z', 'lampw', .002, 32)
    text('SAXUM', 0, -.03, 4.45, .95, 'white', align='CENTER', depth=.05); text('HALL 3', 3.1, -.03, 2.35, .30, 'white', depth=.02)
    bb(2.6, 4.6, -.04, .06, .0, .02, 'black', 0); bb(3.08, 3.86, -.022, -.01, 1.15, 1.85, 'paper2', .004); text('Reception', 3.14, -.024, 1.70, .085, 'graphite', depth=.0006); text('Goods in  >', 3.14, -.024, 1.52, .085, 'graphite', depth=.0006); text('Test hall  >', 3.14, -.024, 1.34, .085, 'graphite', depth=.0006)
    # ground: slabs before the door, mat, kerb, asphalt
    q = random.Random(3); ms = [stone('en%d' % i, 'granite', 1.2, .6, (i * .3, i * .2), 0, True, t, .0008, 90) for i, t in enumerate(((.80, .80, .81), (.70, .70, .72)))]
    for i in range(-6, 7):
        for j in range(0, 4): box(i * .8, -.4 - j * .8, -.03 + q.gauss(0, .0006), .794, .794, .06, q.choice(ms), .003)
    bb(-9, 12, -3.36, -3.2, -.12, .005, 'kerbs', .010); bb(-1.2, 1.2, -1.15, -.25, .0, .014, 'rubber', .003); bb(-30, 30, -30, -3.36, -.3, -.12, 'tarmac', 0)
    bb(-9, -5.2, -3.2, -.05, -.05, .0, 'earth', 0); bb(5.2, 12, -3.2, -.05, -.05, .0, 'earth', 0)
    for _ in range(520): tuft(q.choice((q.uniform(-9, -5.3), q.uniform(5.3, 9))), q.uniform(-3.1, -.2), q.uniform(.12, .42), 8, q)
    bb(-5.2, -5.14, -3.2, 0, -.1, .03, 'corten', .004); bb(5.14, 5.2, -3.2, 0, -.1, .03, 'corten', .004)
    for k in range(4): tube([(-4.5 + .62 * k, -1.1, 0), (-4.5 + .62 * k, -1.1, .78), (-4.5 + .62 * k, -.45, .78), (-4.5 + .62 * k, -.45, 0)], .022, 'zinc', False)
    with at(-4.18, -.82, 0, rz=84): bicycle()
    with at(2.35, -.55, 0): lathe(0, 0, 0, [(0, 0), (.26, 0), (.30, .5), (.31, .52), (.27, .52), (.26, .46), (0, .46)], 'z', 'graphite', 56)
    with at(2.35, -.55, .18, s=1.15): props.plant(34, 1.0)
    with at(-2.35, -.45, 0): lathe(0, 0, 0, [(.12, 0), (.12, .9), (.10, .93), (0, .93)], 'z', 'zinc', 40); bb(-.09, .09, -.125, -.11, .62, .80, 'black', .002)


def bicycle():
    """in the plane y = 0, front to +x"""
    for x in (-.52, .52):
        ring(x, 0, .34, .318, .345, .030, 'y', 'rubber', 72); ring(x, 0, .34, .300, .318, .018, 'y', 'zinc', 72); cyl(x, 0, .34, .022, .08, 'y', 'dsteel', .004, 20)
        for k in range(16): a = k * PI / 8; rod((x, .012 * (-1) ** k, .34), (x + .31 * math.cos(a), 0, .34 + .31 * math.sin(a)), .0012, 'zinc', 6)
    hub, seat, head, pedal = (-.52, 0, .34), (-.20, 0, .82), (.34, 0, .80), (-.09, 0, .30)
    for a, b, r in ((pedal, seat, .016), (seat, head, .015), (pedal, (.36, 0, .72), .018), (head, (.36, 0, .70), .018), (hub, seat, .009), (hub, pedal, .010), ((.36, 0, .70), (.52, 0, .34), .012)): rod(a, b, r, 'crimson', 20)
    rod(seat, (-.225, 0, .94), .012, 'zinc'); prism([(-.34, .94), (-.10, .955), (-.10, .975), (-.30, .99), (-.35, .975)], -.055, .055, 'y', 'black', .014); rod(head, (.325, 0, .95), .012, 'zinc')
    tube([(.20, -.29, .96), (.31, -.22, .985), (.33, 0, .98), (.31, .22, .985), (.20, .29, .96)], .011, 'zinc')
    for s in (-1, 1): rod((.20, s * .29, .96), (.11, s * .305, .955), .016, 'black', 20); rod((-.09, s * .05, .30), (-.09 + s * .14, s * .06, .22), .008, 'dsteel', 12); bb(-.09 + s * .14 - .045, -.09 + s * .14 + .045, s * .06, s * .14, .212, .232, 'black', .004)
    ring(-.09, .03, .30, .070, .085, .006, 'y', 'dsteel', 48); bb(-.50, -.09, .028, .032, .372, .380, 'dsteel', 0)


BUILD['kerbs'] = lambda: stories.stone('kerbs_', 'granite', 1.0, .7, tint=(.9, .9, .9)) and BUILD['kerbs_']()
BUILD['lampw'] = lambda: saxlib._simple('lampw', (.9, .86, .78), .4, emit=(1, .86, .66, 1), es=9)
stories._thin_glass('entryglass', (.80, .84, .86), .30, .02)


def entrance_scene():
    camera_look((-3.3, -9.9, 1.65), (-.10, 0, 2.45), 31)
    photo('sunrise', .85, 200); sun(236, 22, 3.0, (1, .86, .68), .8)
    area((0, 2.2, 2.9), (0, 2.4, 0), 4, 3, 150, (1, .93, .82))
    return dict(expo=1.0, contrast=1.13, vign=.3)


# ------------------------------------------------------------------ battery
BUILD['contw'] = lambda: saxlib._simple('contw', (.68, .68, .66), .38, 0, .5, .2)
BUILD['rack'] = lambda: saxlib._simple('rack', (.075, .08, .09), .4)
BUILD['module'] = lambda: saxlib._simple('module', (.42, .43, .44), .36)


def container(L=6.06, W=2.44, H=2.6, open_=False):
    """steel container with its long side to -y, corner castings, vents; doors on the left half, open or shut"""
    bb(0, L, W - .05, W, .12, H, 'contw', .01); bb(0, L, 0, W, H - .06, H, 'contw', .01); bb(0, L, 0, W, .12, .24, 'contw', .01); bb(0, .05, 0, W, .12, H, 'contw', .01); bb(L - .05, L, 0, W, .12, H, 'contw', .01)
    for x in (0, L):
        for y in (0, W):
            for z in (.06, H - .02): box(x, y, z, .19, .19, .14, 'graphite', .012)
    s = L * .52 if open_ else 0
    bb(s, L, 0, .04, .24, H - .06, 'contw', 0)
    for k in range(int((L - s) / .18)): bb(s + .04 + .18 * k, s + .13 + .18 * k, -.030, .01, .26, H - .10, 'contw', .012)
    for k in range(2): grille(L - 2.3 + 1.15 * k, L - 1.35 + 1.15 * k, 1.45, 2.25, -.03, 12)
    if not open_: text('SAXUM', 1.0, -.034, H - .62, .28, 'crimson', depth=.004)
    text('1 MWh', L - 2.3, -.034, .98, .20, 'graphite', depth=.004)
    for x in np.arange(.4, L, 1.3): bb(x - .2, x + .2, .1, W - .1, -.02, .14, 'concrete', .02)
    if open_:
        bb(.05, s, .9, .95, .24, H - .06, 'light', 0); bb(.05, s, .04, .9, .24, .27, 'chequerp', 0)
        for c in range(5):
            x = .16 + .60 * c; bb(x, x + .54, .22, .86, .27, 2.40, 'rack', .008)
            for r in range(9):
                z = .36 + .22 * r; bb(x + .03, x + .51, .20, .24, z, z + .19, 'module', .006); bb(x + .06, x + .10, .195, .20, z + .08, z + .10, 'led', 0); bb(x + .40, x + .48, .185, .20, z + .05, z + .13, 'black', .004); tube([(x + .44, .185, z + .05), (x + .47, .15, z - .02), (x + .44, .185, z - .09)], .008, 'wireor')
        bb(.10, s - .05, .10, .14, H - .16, H - .12, 'lampw', 0)
        for x, a in ((0, -104), (s, 98)):
            with at(x, -.01, 0, rz=a): w = s / 2 * (1 if x == 0 else -1); bb(min(0, w), max(0, w), -.03, .02, .26, H - .08, 'contw', .01); [rod((w * k, -.05, .3), (w * k, -.05, H - .12), .016, 'zinc') for k in (.45, .8)]
    else:
        for k in range(1, 4): bb(L * .13 * k - .008, L * .13 * k + .008, -.034, -.02, .26, H - .10, 'black', 0)
        for k in (.10, .16, .36, .42): rod((L * k, -.06, .3), (L * k, -.06, H - .12), .016, 'zinc')


BUILD['wireor'] = lambda: saxlib._simple('wireor', (.55, .20, .02), .45)
BUILD['chequerp'] = lambda: saxlib._simple('chequerp', (.20, .205, .21), .45, .8, bump=.5, bscale=60)


def battery_build():
    """two containers with batteries on their foundations beside the hall, transformer house, fence, bollards"""
    ground(60, 'tarmac2'); bb(-14, 20, 8.2, 8.5, 0, 8, 'cladl', 0)
    for k in range(70): bb(-14 + .48 * k, -14 + .48 * k + .30, 8.12, 8.2, 0, 8, 'cladl', .02)
    bb(-14, 20, 8.06, 8.14, 6.9, 7.25, 'crimson', 0); bb(-14, 20, 8.02, 8.12, 0, .5, 'concrete', .01)
    bb(-5.2, 9.5, .6, 5.6, -.1, .03, 'concrete', .01)
    with at(-4.6, 2.3, .03): container(open_=True)
    with at(2.6, 2.3, .03): container()
    for k in range(6): tube([(1.5 + .06 * k, 3.0, .30), (1.75 + .05 * k, 3.0, .16), (2.35 + .04 * k, 3.0, .16), (2.62, 3.0, .30)], .028, 'black')
    pipe([(8.7, 3.4, 1.2), (9.6, 3.4, 1.2), (9.6, 3.4, 4.2), (9.6, 8.1, 4.2)], .09, 'galv')
    for x in np.arange(-5.0, 9.6, 1.8): cyl(x, .3, .5, .07, 1.0, 'z', 'yellow'); ring(x, .3, .84, .068, .0715, .10, 'z', 'black')
    with at(-5.35, 2.0, 0): props.extinguisher()
    with at(-2.2, 1.35, .03, rz=205): props.ladder_a(4)
    with at(-3.35, 1.5, .03, rz=-20): bb(-.22, .22, -.15, .15, 0, .22, 'crimson', .012); bb(-.06, .06, -.012, .012, .22, .27, 'black', .006)


def battery_scene():
    camera_look((-4.9, -5.6, 1.7), (.15, 3.2, 1.75), 30)
    photo('sunrise', .75, -274); sun(238, 26, 3.2, (1, .89, .75), .8); area((-3.0, 1.6, 2.3), (-3.0, 2.6, 1.2), 2.6, .4, 30, (1, .95, .88))
    return dict(expo=.60, contrast=1.13, vign=.28)


PRODUCTS = {
    'story-square': dict(build=square_build, scene=square_scene), 'story-terrace': dict(build=terrace_build, scene=terrace_scene),
    'story-drywall': dict(build=wall_build, scene=wall_scene), 'story-fountain': dict(build=fountain_build, scene=fountain_scene),
    'story-entrance': dict(build=entrance_build, scene=entrance_scene), 'story-battery': dict(build=battery_build, scene=battery_scene),
}
