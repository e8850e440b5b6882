"""Hero, business-unit moods and close-ups of the flagships."""
from saxlib import *
import saxlib
import arcus, filum, lumen, vertex, ponder, ignis


def ground(size, mat, z=0, cx=0, cy=0):
    bm = bmesh.new(); bmesh.ops.create_grid(bm, x_segments=1, y_segments=1, size=size)
    me = saxlib._finish(bm, 'ground', mat)
    return saxlib._obj(me, (cx, cy, z - .0005), frame=False)


BUILD['floor_dark'] = lambda: saxlib._simple('floor_dark', (.035, .034, .034), .22, 0, .5, bump=.04, bscale=3)
BUILD['wall_dark'] = lambda: saxlib._simple('wall_dark', (.05, .049, .05), .7)
BUILD['drop'] = lambda: saxlib._simple('drop', (.8, .85, .9), .1, emit=(.75, .85, 1, 1), es=.55)
BUILD['ledd'] = lambda: saxlib._simple('ledd', (.8, .8, .8), .3, emit=(.8, .9, 1, 1), es=.5)
BUILD['backdrop'] = lambda: saxlib._simple('backdrop', (.30, .295, .285), .7)
BUILD['plaster'] = lambda: saxlib._simple('plaster', (.62, .60, .57), .85, bump=.15, bscale=6)
BUILD['mdark'] = lambda: saxlib._marble('mdark', (.012, .013, .014), (.028, .028, .03), (.70, .66, .60), (.35, .30, .24), 1.5, .06, .022)
BUILD['mwhite'] = lambda: saxlib._marble('mwhite', (.74, .73, .71), (.60, .59, .58), (.20, .205, .22), (.50, .43, .34), 1.25, .07, .045)
BUILD['mgold'] = lambda: saxlib._marble('mgold', (.55, .46, .36), (.42, .33, .24), (.80, .73, .62), (.28, .19, .11), 1.4, .09, .04)


# ---------------------------------------------------------------- hero
def _mist():
    """a sheet of spray, lit from both sides: streaks along u, thinning out towards the end and both edges"""
    m = bpy.data.materials.new('mist'); m.use_nodes = True; nt = m.node_tree; nt.nodes.clear(); node = saxlib._node
    def calc(op, a, b):
        n = node(nt, 'ShaderNodeMath', operation=op); n.use_clamp = op != 'POWER'
        for k, v in enumerate((a, b)):
            if hasattr(v, 'node'): nt.links.new(v, n.inputs[k])
            else: n.inputs[k].default_value = v
        return n.outputs[0]
    out = node(nt, 'ShaderNodeOutputMaterial'); tr = node(nt, 'ShaderNodeBsdfTransparent'); df = node(nt, 'ShaderNodeBsdfDiffuse'); tl = node(nt, 'ShaderNodeBsdfTranslucent'); both = node(nt, 'ShaderNodeMixShader'); mx = node(nt, 'ShaderNodeMixShader')
    tc = node(nt, 'ShaderNodeTexCoord'); uv = node(nt, 'ShaderNodeSeparateXYZ'); nt.links.new(tc.outputs['UV'], uv.inputs[0]); u, v = uv.outputs['X'], uv.outputs['Y']; streaks = []
    for stretch, scale in (((1.6, 26, 1), 1.0), ((7, 60, 1), 1.0)):
        mp = node(nt, 'ShaderNodeMapping'); mp.inputs['Scale'].default_value = stretch; nt.links.new(tc.outputs['UV'], mp.inputs['Vector']); info = node(nt, 'ShaderNodeObjectInfo'); nt.links.new(info.outputs['Location'], mp.inputs['Location'])
        n = node(nt, 'ShaderNodeTexNoise', Scale=scale, Detail=3, Roughness=.6); nt.links.new(mp.outputs['Vector'], n.inputs['Vector']); streaks.append(saxlib._ramp(nt, n.outputs['Fac'], [(.30, (.05,) * 3), (.72, (1, 1, 1))]))
    f = calc('MULTIPLY', calc('ADD', calc('MULTIPLY', streaks[0], .6), calc('MULTIPLY', streaks[1], .5)), calc('POWER', calc('SUBTRACT', 1, u), 1.1))
    f = calc('MULTIPLY', f, calc('MULTIPLY', calc('MULTIPLY', v, calc('SUBTRACT', 1, v)), 4)); f = calc('MULTIPLY', f, 1.0)
    df.inputs[0].default_value = tl.inputs[0].default_value = (.9, .93, .96, 1); both.inputs[0].default_value = .5
    nt.links.new(df.outputs[0], both.inputs[1]); nt.links.new(tl.outputs[0], both.inputs[2]); nt.links.new(f, mx.inputs[0]); nt.links.new(tr.outputs[0], mx.inputs[1]); nt.links.new(both.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], out.inputs[0])
    return m


BUILD['mist'] = _mist


def spray(hx, yh):
    """water thrown off the blade along the slab: sheets of mist, drops in flight, drops on the stone"""
    r = random.Random(3)
    for k in range(3):        # more than four in a row would be black
        bm = bmesh.new(); layer = bm.loops.layers.uv.new('uv'); rows = []; L = (1.25, .95, 1.55)[k]; lift = (.34, .62, .46)[k]; side = r.uniform(-.10, .16)
        for i in range(25):
            u = i / 24; row = []
            for j in range(9):
                v = j / 8; a = (v - .35) * (.10 + .42 * u); row.append((bm.verts.new((-.20 - L * u, side * u + .05 * (v - .5) * u + .030 * (k - 1), .02 + lift * u * (1 - .75 * u) * 1.6 + L * u * a * .55)), (u, v)))
            rows.append(row)
        for a, b in zip(rows, rows[1:]):
            for j in range(8):
                q = (a[j], b[j], b[j + 1], a[j + 1]); f = bm.faces.new([v for v, _ in q])
                for l, (_, t) in zip(f.loops, q): l[layer].uv = t
        saxlib._obj(saxlib._finish(bm, 'spray', 'mist', 80), (hx + .001 * k, yh + .002 * k, .856))
    for _ in range(520):
        v = abs(r.gauss(0, .40)) + .02; x = hx - .20 - v * 1.05; y = yh + r.gauss(0, .03 + .12 * v); z = .862 + abs(r.gauss(.02, .10)) * (.3 + v); l = r.uniform(.002, .014) * (1.1 - min(v, .8)); d = Vector((-.95, r.gauss(0, .12), r.gauss(.12, .25))).normalized() * l
        rod((x, y, z), Vector((x, y, z)) + d, r.uniform(.0004, .0012), 'drop', 6)
    for _ in range(420):
        v = abs(r.gauss(0, .5)); s = r.uniform(.0012, .0042); lathe(hx - .1 - v, yh + r.gauss(.05, .10 + .18 * v), .8552, [(s, 0), (s * .8, s * .35), (0, s * .5)], 'z', 'dropl', 12)


BUILD['dropl'] = lambda: saxlib._simple('dropl', (.55, .56, .57), .03, 0, .9, 1)


def hero_build():
    arcus.arcus(3.8, 2.3, 1.95, 'columns', None, .55, -.25, 30, .42, 'mwhite', cab=False)  # no model name: the edge of the picture would cut it
    hx, yh, pv = .55, -.76, 1.456
    spray(hx, yh)
    # hall: columns, wall, linear lights
    ground(40, 'floor_dark')
    bb(-26, 26, 9.0, 9.2, 0, 12, 'wall_dark', 0)
    for x in range(-18, 12, 4):
        for y in (8.6,):
            bb(x - .16, x + .16, y - .02, y + .02, 0, 9, 'wall_dark', 0); bb(x - .18, x + .18, y - .2, y - .16, 0, 9, 'wall_dark', 0); bb(x - .18, x + .18, y + .16, y + .2, 0, 9, 'wall_dark', 0)
    bb(-26, 26, 8.5, 8.7, 4.6, 5.1, 'wall_dark', 0)


def hero_scene():
    o = camera_look((2.35, -4.75, 1.80), (-.80, -.3, 1.42), 40, 5.6)
    o.data.dof.focus_distance = (Vector((.55, -.8, 1.3)) - o.location).length
    surroundings('studio', .10, ambient=(.006, .007, .009), turn=150)     # the room in the gloss of paint and blade
    hd = (.55, -.7, 1.2)
    area((3.4, -2.6, 3.6), hd, .9, .5, 125, (1, .97, .92))                # key on head
    area((-1.1, -3.2, 4.0), (.55, -.85, 1.2), 1.6, 1.0, 3.6, (.9, .95, 1))   # soft reflection in the blade
    area((3.6, 1.6, 3.4), (.3, -.3, 1.5), .5, 2.4, 130, (.82, .90, 1))         # cold rim from behind right
    area((-4.2, 3.4, 1.1), (-1.4, -.3, 1.2),   .4, 2.2, 80, (1, .015, .10)).visible_glossy = False     # crimson accent
    area((-9, 7.6, .4), (-9, 9.2, 3.0), 9, .4, 150, (1, .015, .10))          # crimson wash on the wall
    area((0, 2.8, 5.0), (0, -.2, 1), 4.5, .6, 115, (.9, .95, 1))             # back top, glints on the slab
    area((.3, -1.9, .35), (.3, -.8, 1.5), 1.6, .2, 4, (1, .9, .85))
    return dict(expo=1.15, contrast=1.12, vign=.5)


# ---------------------------------------------------------------- units
def stone_build():
    with at(0, 0, 0, rz=16): bb(-1.6, 1.5, -.75, .75, 0, .03, 'mwhite', .0015)
    with at(.35, .5, .031, rz=-9): bb(-.75, 1.5, -.55, .95, 0, .03, 'mdark', .0015)
    with at(1.05, .72, .062, rz=24): bb(-.45, .75, -.42, .6, 0, .03, 'mgold', .0015)
    ground(12, 'backdrop', -.001)


def stone_scene():
    o = camera_look((-.5, -1.5, 1.2), (.30, .13, .03), 60, 11)
    world((1, .98, .95), .10)
    area((-2.6, .9, .55), (.3, .2, .03), .5, 1.6, 115, (1, .95, .88))    # raking
    area((.9, 2.7, 1.95), (.3, .2, .03), 9, .5, 60, (1, 1, 1))       # reflection bank
    area((2.6, -.8, .6), (.4, .1, .03), .4, .8, 6, (1, .2, .3))
    return dict(expo=1.2, contrast=1.14, vign=.4)


def ceramics_build():
    ground(14, 'plaster', 0); bb(-8, 8, 1.5, 1.6, 0, 5, 'plaster', 0)
    mats = ['tileg', 'mwhite', 'tile', 'mdark', 'terra', 'tileg', 'mgold']
    r = random.Random(5)
    def stack(x, y, w, n, pal, rz, t=.012):
        z = 0
        for i in range(n):
            m = pal[i % len(pal)]
            with at(x + r.uniform(-.006, .006), y + r.uniform(-.006, .006), z, rz=rz + r.uniform(-1.0, 1.0)): bb(-w / 2, w / 2, -w / 2, w / 2, 0, t, m, .0015)
            z += t + .0012
        return z
    stack(-.62, .12, .6, 16, ['tileg', 'tileg', 'mwhite'], 14)
    stack(.18, -.02, .6, 9, ['mwhite', 'tile'], -10)
    stack(.86, .28, .45, 26, ['terra', 'terra', 'tile', 'mgold'], 22)
    z = .124
    with at(.18, -.02, 9 * .0132, rz=9): bb(-.15, .15, -.15, .15, 0, .012, 'mdark', .0015)
    with at(.22, -.03, 10 * .0132, rz=31): bb(-.10, .10, -.10, .10, 0, .012, 'crimson', .0015)
    # large slabs leaning on the wall
    for x0, x1, h, m, y, a in ((-1.9, -.55, 1.9, 'mdark', .82, 10), (-.75, .65, 1.6, 'mwhite', .72, 12), (.5, 1.9, 2.2, 'tileg', .88, 9), (1.25, 2.4, 1.35, 'mgold', .70, 13)):
        with at(0, y, 0, rx=-a): bb(x0, x1, 0, .012, 0, h, m, .0015)


def ceramics_scene():
    camera_look((-.25, -3.4, 1.05), (.1, .25, .56), 50, 8)
    world((1, .98, .95), .22)
    area((-3.0, -1.2, 2.6), (0, .3, .4), 1.0, 1.0, 130, (1, .95, .88))
    area((1.5, -2.0, 3.0), (0, .3, .3), 2.0, 1.0, 45, (.95, .97, 1))
    return dict(expo=1.0, contrast=1.12, vign=.35)


def eng_build():
    with at(-.14, -.2, .93): vertex.fork5(1.0, 24)
    bb(-.5, .25, -.5, .1, .93, 1.6, 'graphite', .03)
    # table and machined impeller
    cyl(0, 0, -.45, .62, .12, 'z', 'steel', .01, 96); boltcircle(0, 0, -.39, .54, 20, .014, 'z', 1)
    for i in range(8):
        with at(0, 0, -.39, rz=i * 45 + 10): bb(.36, .62, -.010, .010, -.002, .0015, 'black', 0)
    lathe(0, 0, -.39, [(0, 0), (.33, 0), (.34, .006), (.34, .03), (.33, .04), (.20, .065), (.13, .12), (.09, .2), (.075, .29), (.07, .3), (.03, .3), (.03, .27), (0, .27)], 'z', 'alu', 96)
    bm = bmesh.new()
    for k in range(14):
        rows = []
        for t in np.linspace(0, 1, 14):
            z = -.345 + .27 * t; rin = .30 * (1 - t) ** 2.2 + .075; rout = .335 - .115 * t ** 1.5
            row = []
            for u in np.linspace(0, 1, 10):
                rr = rin * (1 - u) + rout * u if rin < rout else rin
                a = 2 * PI * k / 14 + .95 * t - .35 * u
                for sgn in (0,): row.append(bm.verts.new((rr * math.cos(a), rr * math.sin(a), z)))
            rows.append(row)
        for a, b in zip(rows, rows[1:]):
            for i in range(9): bm.faces.new((a[i], a[i + 1], b[i + 1], b[i]))
    me = saxlib._finish(bm, 'blades', 'alu', 60); o = saxlib._obj(me)
    sd = o.modifiers.new('s', 'SOLIDIFY'); sd.thickness = .009; sd.offset = 0
    r = random.Random(2)
    for _ in range(60):     # chips
        a, d = r.uniform(0, 6.28), r.uniform(.36, .56); box(d * math.cos(a), d * math.sin(a), -.387, .012, .003, .003, 'alu', .0005, rot=(r.uniform(0, 90), 0, r.uniform(0, 180)))
    ground(12, 'wall_dark', -.9); bb(-9, 9, 5, 5.1, -1, 8, 'wall_dark', 0)


def eng_scene():
    camera_look((-1.0, -2.9, .52), (.05, .0, .10), 62, 6.3)
    world((.7, .8, 1), .05)
    area((-1.9, -.9, 1.6), (0, 0, 0), .35, 1.6, 46, (1, .98, .95)); area((1.8, .7, 1.0), (0, 0, .1), .3, 1.8, 42, (.85, .92, 1))
    area((.2, 1.9, 1.8), (0, 0, 0), 1.8, .4, 36); area((-.2, -2.0, 2.2), (0, 0, 0), 1.2, .5, 18); area((-1.6, 2.2, .2), (0, 3.5, 1), .3, 1.5, 40, (1, .02, .12))
    area((-2.5, 4.2, -.6), (-1.2, 5, 1.2), 3, .3, 60, (1, .02, .12))
    return dict(expo=1.5, contrast=1.12, vign=.4)


def _det(mod, name, **k):
    return dict(mod.PRODUCTS[name], expo=.72, **k)


PRODUCTS = {
    'home-hero': dict(build=hero_build, scene=hero_scene),
    'unit-stone': dict(build=stone_build, scene=stone_scene),
    'unit-ceramics': dict(build=ceramics_build, scene=ceramics_scene),
    'unit-engineering': dict(build=eng_build, scene=eng_scene),
    'arcus-625-5x-detail': _det(arcus, 'arcus-625-5x', cam=((-1.0, -3.5, 1.95), (.28, -.7, 1.42), 72), fstop=5.6),
    'filum-72-detail': _det(filum, 'filum-72', cam=((.8, -7.0, 4.3), (-1.5, 0, 2.75), 60), fstop=8),
    'lumen-2200-detail': _det(lumen, 'lumen-2200', cam=((2.5, -3.7, 2.15), (.75, -.2, 1.25), 60), fstop=6.3),
    'vertex-5-detail': _det(vertex, 'vertex-5', cam=((-.74, -2.75, 1.66), (-.17, 0, 1.22), 58), fstop=6.3),
    'ponder-7500-detail': _det(ponder, 'ponder-7500', cam=((-2.2, -6.2, 3.0), (0, -.6, 2.35), 60), fstop=8),
    'ignis-2950-detail': _det(ignis, 'ignis-2950', cam=((7.2, -4.6, 2.0), (4.4, -1.6, 1.3), 55), fstop=6.3),
}
