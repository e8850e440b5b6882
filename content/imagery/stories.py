"""Recycled surfaces and the pictures of news, stories and pages (no people). Stone comes from flat/slabs.py."""
from saxlib import *
import saxlib, sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'flat'))
import slabs
import arcus
_simple, _node = saxlib._simple, saxlib._node

rn = random.Random(11)


# ------------------------------------------------------------------ materials
def _picture(file):
    """a slab of the media folder, or a recycled surface drawn now"""
    key = ('img', file)
    if key not in saxlib._cache:
        if file in slabs.RECYCLED:
            a = slabs.surface(slabs.RECYCLED[file], 1600, 1600, False, 1000)
        else:
            a = slabs.load('slab-%s.jpg' % file)
            a = np.concatenate([a, a[::-1][:a.shape[1] - a.shape[0]]])      # book-matched into a square
        n = a.shape[0]; im = bpy.data.images.new(file, n, n)
        b = np.ones((n, n, 4), np.float32); b[..., :3] = a[::-1]
        im.pixels.foreach_set(b.ravel()); im.pack()
        saxlib._cache[key] = im
    return saxlib._cache[key]


def stone(name, file, width=2.4, rough=.15, off=(0, 0), rot=0, rand=False, tint=(1, 1, 1), bump=0, bscale=40, gain=1.0, fade=0, plain=(.62, .61, .59)):
    """material from a picture `width` metres wide, projected on every side of an object"""
    def make():
        m, nt, b = saxlib._new(name)
        tc = _node(nt, 'ShaderNodeTexCoord'); src = tc.outputs['Object']
        if rand:
            oi = _node(nt, 'ShaderNodeObjectInfo'); mul = _node(nt, 'ShaderNodeVectorMath', operation='MULTIPLY_ADD')
            wn = _node(nt, 'ShaderNodeTexWhiteNoise', noise_dimensions='1D'); nt.links.new(oi.outputs['Random'], wn.inputs['W'])
            nt.links.new(wn.outputs['Color'], mul.inputs[0]); mul.inputs[1].default_value = (7, 7, 7); nt.links.new(src, mul.inputs[2]); src = mul.outputs[0]
        mp = _node(nt, 'ShaderNodeMapping')
        mp.inputs['Scale'].default_value = (1 / width,) * 3; mp.inputs['Location'].default_value = (off[0] + .5, off[1] + .5, off[1] + .5)
        mp.inputs['Rotation'].default_value = (0, math.radians(rot), 0)
        nt.links.new(src, mp.inputs['Vector'])
        t = nt.nodes.new('ShaderNodeTexImage'); t.image = _picture(file); t.projection = 'BOX'; t.projection_blend = .05
        nt.links.new(mp.outputs['Vector'], t.inputs['Vector'])
        c = saxlib._mix(nt, 1.0, t.outputs['Color'], tuple(v * gain for v in tint), 'MULTIPLY')
        if fade: c = saxlib._mix(nt, fade, c, plain)
        if rand:
            v = _node(nt, 'ShaderNodeMapRange'); v.inputs['To Min'].default_value = .86; v.inputs['To Max'].default_value = 1.1
            nt.links.new(oi.outputs['Random'], v.inputs['Value']); cm = nt.nodes.new('ShaderNodeMixRGB'); cm.blend_type = 'MULTIPLY'; cm.inputs['Fac'].default_value = 1
            nt.links.new(c, cm.inputs['Color1']); nt.links.new(v.outputs['Result'], cm.inputs['Color2']); c = cm.outputs['Color']
        nt.links.new(c, b.inputs['Base Color']); b.inputs['Roughness'].default_value = rough
        if bump:
            bw = nt.nodes.new('ShaderNodeRGBToBW'); nt.links.new(t.outputs['Color'], bw.inputs['Color'])
            n = _node(nt, 'ShaderNodeTexNoise', Scale=bscale, Detail=6, Roughness=.65); nt.links.new(tc.outputs['Object'], n.inputs['Vector'])
            ad = _node(nt, 'ShaderNodeMath', operation='ADD'); nt.links.new(n.outputs['Fac'], ad.inputs[0]); nt.links.new(bw.outputs['Val'], ad.inputs[1])
            bp = _node(nt, 'ShaderNodeBump', Strength=1.0, Distance=bump); nt.links.new(ad.outputs[0], bp.inputs['Height']); nt.links.new(bp.outputs['Normal'], b.inputs['Normal'])
        return m
    BUILD[name] = make
    return name


def _thin_glass(name, col, clear, rough=.03):
    """glass without refraction: see-through in the middle, mirror at the rim"""
    def make():
        m = bpy.data.materials.new(name); m.use_nodes = True; nt = m.node_tree; nt.nodes.clear()
        out = nt.nodes.new('ShaderNodeOutputMaterial'); tr = nt.nodes.new('ShaderNodeBsdfTransparent'); gl = nt.nodes.new('ShaderNodeBsdfGlossy'); mx = nt.nodes.new('ShaderNodeMixShader')
        tr.inputs[0].default_value = (*col, 1); gl.inputs['Roughness'].default_value = rough
        lw = _node(nt, 'ShaderNodeLayerWeight', Blend=clear)
        ge = nt.nodes.new('ShaderNodeNewGeometry'); inv = _node(nt, 'ShaderNodeMath', operation='SUBTRACT'); inv.inputs[0].default_value = 1; nt.links.new(ge.outputs['Backfacing'], inv.inputs[1])
        cap = _node(nt, 'ShaderNodeMath', operation='MINIMUM'); cap.inputs[1].default_value = .42; nt.links.new(lw.outputs['Fresnel'], cap.inputs[0])
        pr = _node(nt, 'ShaderNodeMath', operation='MULTIPLY'); nt.links.new(inv.outputs[0], pr.inputs[0]); nt.links.new(cap.outputs[0], pr.inputs[1])
        nt.links.new(pr.outputs[0], mx.inputs[0]); nt.links.new(tr.outputs[0], mx.inputs[1]); nt.links.new(gl.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], out.inputs[0])
        return m
    BUILD[name] = make


_thin_glass('jarglass', (.965, .98, .975), .14)
_thin_glass('pane', (.86, .91, .93), .25)
BUILD['amber'] = lambda: _simple('amber', (.50, .19, .025), .45, 0, .2, 0, emit=(.42, .13, .01, 1), es=.16)
BUILD['lignin'] = lambda: saxlib._granite('lignin', (.055, .026, .012), (.13, .066, .030), (.24, .135, .068), 300, .95)
BUILD['resin'] = lambda: _simple('resin', (.62, .33, .09), .08, 0, .6, .6, emit=(.40, .16, .02, 1), es=.12)
BUILD['cork'] = lambda: _simple('cork', (.40, .26, .14), .85, bump=.5, bscale=90)
BUILD['paper'] = lambda: _simple('paper', (.78, .76, .72), .7)
BUILD['wallw'] = lambda: _simple('wallw', (.70, .69, .67), .85, bump=.1, bscale=5)
BUILD['walld'] = lambda: _simple('walld', (.060, .058, .057), .7, bump=.15, bscale=6)
BUILD['floorp'] = lambda: _simple('floorp', (.42, .41, .395), .16, 0, .5, bump=.03, bscale=2)
BUILD['asphalt'] = lambda: _simple('asphalt', (.23, .22, .205), .85, bump=.9, bscale=30)
BUILD['gravel'] = lambda: saxlib._granite('gravel', (.30, .28, .25), (.44, .42, .39), (.58, .56, .52), 14, .9)
BUILD['oak'] = lambda: _oak()
BUILD['pv'] = lambda: _simple('pv', (.006, .010, .026), .10, 0, .6, .6)
BUILD['tarmac2'] = lambda: _tarmac()
BUILD['h2red'] = lambda: _simple('h2red', (.50, .015, .03), .45)
BUILD['diamondw'] = lambda: _simple('diamondw', (.74, .73, .70), .5)
BUILD['roofm'] = lambda: _simple('roofm', (.34, .345, .35), .5, .3)
BUILD['grass'] = lambda: _simple('grass', (.075, .082, .050), .95, bump=.9, bscale=12)
BUILD['felt'] = lambda: _simple('felt', (.035, .035, .037), .95, bump=.3, bscale=220)
BUILD['bead'] = lambda: _simple('bead', (.24, .22, .19), .55, .7, bump=.8, bscale=900)
BUILD['granitelab'] = lambda: saxlib._granite('granitelab', (.03, .03, .032), (.06, .06, .062), (.10, .10, .10), 160, .28)
BUILD['ruby'] = lambda: _simple('ruby', (.5, .01, .05), .08, 0, .6, 1, emit=(.5, .01, .06, 1), es=.3)
BUILD['pane2'] = lambda: _simple('pane2', (.35, .42, .47), .08, 0, .6)
BUILD['apple_g'] = lambda: _simple('apple_g', (.34, .42, .06), .24, 0, .5, .4)
BUILD['apple_r'] = lambda: _simple('apple_r', (.36, .025, .03), .24, 0, .5, .4)
BUILD['frame'] = lambda: _simple('frame', (.10, .07, .035), .35, .3)
BUILD['sand'] = lambda: _simple('sand', (.30, .27, .22), .95, bump=1, bscale=500)
BUILD['seed'] = lambda: _simple('seed', (.16, .075, .03), .35, 0, .5, .3)
BUILD['segment'] = lambda: _simple('segment', (.20, .185, .16), .6, .6, bump=.8, bscale=700)


def _tarmac():
    """asphalt of a yard: stones in bitumen, lighter where wheels run, dark where it was mended"""
    m = saxlib._granite('tarmac2', (.030, .030, .030), (.070, .069, .067), (.15, .148, .142), 70, .85); nt = m.node_tree; b = nt.nodes['Principled BSDF']; tc = _node(nt, 'ShaderNodeTexCoord')
    n = _node(nt, 'ShaderNodeTexNoise', Scale=.35, Detail=5, Roughness=.6); nt.links.new(tc.outputs['Object'], n.inputs['Vector']); c = b.inputs['Base Color'].links[0].from_socket
    nt.links.new(saxlib._mix(nt, 1.0, c, saxlib._ramp(nt, n.outputs['Fac'], [(.35, (.62, .62, .62)), (.5, (1, 1, 1)), (.66, (1.35, 1.33, 1.28))]), 'MULTIPLY'), b.inputs['Base Color']); return m


def _oak():
    m, nt, b = saxlib._new('oak')
    tc = _node(nt, 'ShaderNodeTexCoord'); mp = _node(nt, 'ShaderNodeMapping'); mp.inputs['Scale'].default_value = (26, 26, 1.6)
    nt.links.new(tc.outputs['Object'], mp.inputs['Vector'])
    n = _node(nt, 'ShaderNodeTexNoise', Scale=1.6, Detail=6, Roughness=.6); nt.links.new(mp.outputs['Vector'], n.inputs['Vector'])
    nt.links.new(saxlib._ramp(nt, n.outputs['Fac'], [(.3, (.12, .068, .034)), (.52, (.22, .135, .072)), (.7, (.30, .195, .11))]), b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = .5
    return m


def ground(size, mat, z=0, cx=0, cy=0):
    bm = bmesh.new(); bmesh.ops.create_grid(bm, x_segments=1, y_segments=1, size=size)
    return saxlib._obj(saxlib._finish(bm, 'ground', mat), (cx, cy, z - .0005), frame=False)


def sun(az, el, power, col=(1, .93, .84), ang=1.0):
    l = bpy.data.lights.new('s', 'SUN'); l.energy = power; l.color = col; l.angle = math.radians(ang)
    o = bpy.data.objects.new('s', l); a, e = math.radians(az), math.radians(el)
    o.rotation_euler = Vector((-math.cos(a) * math.cos(e), -math.sin(a) * math.cos(e), -math.sin(e))).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(o)


def sky(zenith, horizon, power, haze=.12):
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True; nt = w.node_tree
    tc = _node(nt, 'ShaderNodeTexCoord'); sp = _node(nt, 'ShaderNodeSeparateXYZ'); nt.links.new(tc.outputs['Generated'], sp.inputs[0])
    n = _node(nt, 'ShaderNodeTexNoise', Scale=2.4, Detail=6, Roughness=.55)
    mp = _node(nt, 'ShaderNodeMapping'); mp.inputs['Scale'].default_value = (1, 1, 4.5); nt.links.new(tc.outputs['Generated'], mp.inputs['Vector']); nt.links.new(mp.outputs['Vector'], n.inputs['Vector'])
    c = saxlib._ramp(nt, sp.outputs['Z'], [(0, horizon), (.5, zenith)])
    k = saxlib._ramp(nt, n.outputs['Fac'], [(.45, (0, 0, 0)), (.75, (haze * 4,) * 3)])
    c = saxlib._mix(nt, k, c, (1.0, .99, .97))
    b = nt.nodes['Background']; nt.links.new(c, b.inputs[0]); b.inputs[1].default_value = power


def photo(name, strength=1.0, turn=0):
    """the photographed surroundings `name` that Blender brings (CC0), seen by the camera too; turned by `turn` degrees"""
    w = bpy.data.worlds.new(name); bpy.context.scene.world = w; w.use_nodes = True; nt = w.node_tree
    t = _node(nt, 'ShaderNodeTexEnvironment'); t.image = bpy.data.images.load(os.path.join(saxlib.ENVIRONMENTS, name + '.exr')); t.interpolation = 'Cubic'
    tc = _node(nt, 'ShaderNodeTexCoord'); mp = _node(nt, 'ShaderNodeMapping'); mp.inputs['Rotation'].default_value = (0, 0, math.radians(turn)); nt.links.new(tc.outputs['Generated'], mp.inputs['Vector']); nt.links.new(mp.outputs['Vector'], t.inputs['Vector'])
    nt.links.new(t.outputs['Color'], nt.nodes['Background'].inputs[0]); nt.nodes['Background'].inputs[1].default_value = strength
    w.cycles.sampling_method = 'MANUAL'; w.cycles.sample_map_resolution = 1024


def studio_light(S=1.0, key=(1, .97, .92)):
    area((-1.9 * S, -.5 * S, .75 * S), (0, 0, .05 * S), .35 * S, 1.2 * S, 42 * S * S, key)
    area((.4 * S, 2.0 * S, 1.6 * S), (0, 0, 0), 2.6 * S, .6 * S, 34 * S * S)
    area((1.9 * S, -.6 * S, 1.0 * S), (0, 0, 0), .5 * S, 1.2 * S, 9 * S * S, (.93, .97, 1))


def cove(size, y, mat='cyc2', z=0):
    """seamless paper background"""
    BUILD[mat] = BUILD.get(mat) or (lambda: _simple(mat, (.80, .793, .78), .45, 0, .25))
    bm = bmesh.new(); R = size * .35
    pr = [(-3 * size, z), (y, z)] + [(y + R * math.sin(t * PI / 32), z + R - R * math.cos(t * PI / 32)) for t in range(1, 17)] + [(y + R, z + 3 * size)]
    rows = [[bm.verts.new((x, a, b)) for a, b in pr] for x in (-3 * size, 3 * size)]
    for i in range(len(pr) - 1): bm.faces.new((rows[0][i], rows[1][i], rows[1][i + 1], rows[0][i + 1]))
    saxlib._obj(saxlib._finish(bm, 'cove', mat, 60), frame=False)


# ------------------------------------------------------------------ recycled surfaces
def ret_slab():
    stone('fine', 'fine', 1.5, .13); stone('fine_b', 'fine', 1.5, .13, (.3, .4)); stone('fine_d', 'fine', 1.5, .2, (.1, .2), 0, False, (.42, .41, .41)); stone('fine_w', 'fine', 1.5, .2, (.6, .1), 0, False, (1, .90, .78))
    with at(.12, .62, 0, rx=-9): bb(-1.05, 1.15, -.02, 0, 0, 1.35, 'fine_b', .002)
    with at(.0, -.05, 0, rz=-7):
        bb(-.78, .62, -.46, .40, 0, .03, 'fine_d', .002)
        with at(.03, .02, .031, rz=3): bb(-.70, .56, -.40, .36, 0, .03, 'fine_w', .002)
        with at(-.02, -.01, .062, rz=-5): bb(-.66, .54, -.37, .35, 0, .03, 'fine', .002)
    with at(.30, -.18, .094, rz=24):
        bb(-.10, .10, -.05, .05, 0, .012, 'fine_d', .001)
    with at(.25, -.13, .106, rz=52): bb(-.05, .05, -.05, .05, 0, .012, 'crimson', .001)
    cove(3, .9)


def ret_slab_s():
    camera_look((-1.1, -2.5, 1.25), (-.02, .08, .27), 55, 9)
    world((1, 1, 1), .22); studio_light(1.0)
    area((-.6, 1.4, 2.6), (0, 1.8, .6), 3, .6, 60)
    return dict(expo=.80, contrast=1.14, vign=.25)


def ret_ter():
    stone('chips', 'chips', 1.5, .12); stone('chips_b', 'chips', 1.3, .12, (.4, .3)); stone('chips_r', 'chips', 1.3, .12, rand=True)
    with at(-.1, .72, 0, rx=-8): bb(-1.2, .75, -.02, 0, 0, 1.5, 'chips', .002)
    r = random.Random(4); z = 0
    for i in range(11):
        with at(.42 + r.uniform(-.006, .006), .0 + r.uniform(-.006, .006), z, rz=21 + r.uniform(-1, 1)): bb(-.3, .3, -.3, .3, 0, .02, 'chips_r', .0018)
        z += .0212
    z2 = 0
    for i in range(4):
        with at(-.46 + r.uniform(-.006, .006), -.08 + r.uniform(-.006, .006), z2, rz=-12 + r.uniform(-2, 2)): bb(-.3, .3, -.3, .3, 0, .02, 'chips_r', .0018)
        z2 += .0212
    for k, (x, y, s) in enumerate(((-.02, -.42, .05), (.10, -.52, .035), (-.11, -.53, .028), (.05, -.60, .02), (.19, -.45, .02))):
        m = stone('shard%d' % k, ('calacatta', 'nero', 'travertine', 'quartzite', 'onyx')[k], .5, .35, (k * .2, k * .3))
        with at(x, y, s * .42, rx=r.uniform(-15, 15), ry=r.uniform(-12, 12), rz=r.uniform(0, 90)):
            prism([(s * .9 * math.cos(a + .3) * r.uniform(.7, 1.1), s * .75 * math.sin(a + .3) * r.uniform(.7, 1.1)) for a in np.linspace(0, 5.4, 6)], -s * .4, s * .4, 'z', m, .003)
    cove(3, 1.0)


def ret_ter_s():
    camera_look((-.55, -2.6, 1.22), (-.02, .06, .33), 52, 9)
    world((1, 1, 1), .24); studio_light(1.05); area((0, 1.5, 2.6), (0, 2, .6), 3, .6, 60)
    return dict(expo=.80, contrast=1.14, vign=.25)


def ret_pav():
    ms = [stone('pav%d' % i, 'coarse', .8, .75, rand=True, tint=t, bump=.0035, bscale=70, gain=1.25) for i, t in enumerate(((1, 1, 1), (.86, .85, .84), (1.14, 1.04, .88), (1.10, .80, .68)))]
    r = random.Random(8); L, W = .24, .12; g = .0035
    # herringbone of two-by-one pavers
    for i in range(-12, 25):
        for j in range(-12, 12):
            for k in (0, 1):
                x = i * W + j * 2 * L; y = i * W      # lattice (1, 1) and (4, 0) in widths of a paver
                if k == 0: x0, x1, y0, y1 = x, x + L, y, y + W
                else: x0, x1, y0, y1 = x + L, x + L + W, y - W, y + W
                cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
                if not (-2.1 < cx < 3.6 and -1.25 < cy < 2.9): continue
                dz = r.gauss(0, .0009)
                box(cx, cy, -.04 + dz, x1 - x0 - 2 * g, y1 - y0 - 2 * g, .08, ms[r.choice((0, 0, 0, 1, 1, 2, 3))], .006, (r.gauss(0, .25), r.gauss(0, .25), r.gauss(0, .15)))
    ground(5, 'sand', -.010)
    bb(-3, 5, 1.72, 1.88, -.1, .14, stone('kerb', 'coarse', 1.2, .75, tint=(1.15, 1.12, 1.06), bump=.003, gain=1.2), .012)
    ground(6, 'grass', .11, 0, 7.9)
    # one unit taken out and two lying on top
    with at(.10, -.12, .0405, rz=33): box(0, 0, 0, L, W, .08, ms[2], .006)
    with at(.30, .08, .0405, rz=-28): box(0, 0, 0, L, W, .08, ms[0], .006)
    with at(.22, -.02, .1212, rz=12): box(0, 0, 0, L, W, .08, ms[3], .006)


def ret_pav_s():
    camera_look((-.75, -1.30, .72), (.12, .12, .02), 46, 8)
    sky((.42, .55, .75), (.85, .86, .86), .55); sun(165, 17, 4.2, (1, .88, .72), 1.2)
    return dict(expo=.95, contrast=1.14, vign=.3)


def jar(x, y, r, h, fill, mat, lid='cork', label=True):
    t = .004
    prof = [(0, .002), (r * .92, .002), (r, .012), (r, h * .86), (r * .94, h * .92), (r * .80, h * .95), (r * .80, h)]
    lathe(x, y, 0, prof, 'z', 'jarglass', 64)
    lathe(x, y, 0, [(0, .011), (r - .003, .014), (r - .002, h * fill), (r * .5, h * fill + (.004 if lid == 'cork' else 0)), (0, h * fill + (.010 if lid == 'cork' else 0))], 'z', mat, 64)
    cyl(x, y, h + .012, r * .84, .03, 'z', lid, .004, 64)
    if lid != 'cork': cyl(x, y, h - .006, r * .86, .012, 'z', lid, .003, 64)


def ret_bind():
    stone('fine', 'fine', .9, .22); stone('chips', 'chips', .7, .12)
    with at(0, 0, -.03, rz=-5): bb(-.62, .55, -.33, .40, 0, .03, 'fine', .002)
    jar(-.135, .03, .075, .21, .66, 'amber', 'graphite')
    jar(.055, .10, .085, .25, .55, 'lignin', 'cork')
    # cast sample: resin with fragments, and a polished bar cut from a slab
    with at(.20, -.065, 0, rz=-24):
        bb(-.075, .075, -.04, .04, 0, .045, stone('resin_s', 'chips', .34, .06, (.3, .1), 0, False, (1.0, .56, .20)), .003)
    with at(.0, -.115, 0, rz=17):
        bb(-.09, .09, -.03, .03, 0, .012, 'chips', .001)
        with at(.01, .0, .0122, rz=-9): bb(-.08, .08, -.026, .026, 0, .012, 'fine', .001)
    # seeds
    r = random.Random(3)
    for i in range(70):
        a, d = r.uniform(0, 6.28), abs(r.gauss(0, .042)); x, y = -.235 + d * math.cos(a), -.12 + d * .7 * math.sin(a)
        with at(x, y, .0028 + (.004 if d < .02 else 0), rx=r.uniform(-20, 20), ry=r.uniform(-20, 20), rz=r.uniform(0, 180)):
            lathe(0, 0, 0, [(0, -.0052), (.0018, -.004), (.0027, 0), (.0018, .004), (0, .0052)], 'x', 'seed', 12)
    cove(1.2, .55, z=-.031)


def ret_bind_s():
    camera_look((-.20, -1.02, .44), (.015, .0, .098), 58, 9)
    world((1, 1, 1), .3); studio_light(.5); area((.05, .62, .20), (-.1, .05, .08), .5, .3, 2.2, (1, .93, .8))
    return dict(expo=.86, contrast=1.12, vign=.25)


# ------------------------------------------------------------------ stone
BUILD['paintr'] = lambda: _simple('paintr', (.42, .02, .05), .8)


def painted(s, x, z, size, block_, mat='paintr'):
    """digits sprayed on the rough -y face of a block: each point lies where a ray meets the stone"""
    o = text(s, 0, 0, 0, size, mat, rx=0, depth=0); saxlib.PRODUCT.remove(o); me = bpy.data.meshes.new_from_object(o); bpy.data.objects.remove(o)
    bm = bmesh.new(); bm.from_mesh(me); bmesh.ops.triangulate(bm, faces=bm.faces)
    for _ in range(5):
        long_ = [e for e in bm.edges if e.calc_length() > .035]
        if long_: bmesh.ops.subdivide_edges(bm, edges=long_, cuts=1); bmesh.ops.triangulate(bm, faces=bm.faces)
    bpy.context.view_layer.update(); dg = bpy.context.evaluated_depsgraph_get(); inv = block_.matrix_world.inverted(); to = saxlib._M[-1]
    for v in bm.verts:
        p = to @ Vector((x + v.co.x, -9, z + v.co.y)); q = to @ Vector((x + v.co.x, 9, z + v.co.y)); hit, loc, *_ = block_.ray_cast(inv @ p, (inv.to_3x3() @ (q - p)).normalized(), depsgraph=dg)
        v.co = to.inverted() @ (block_.matrix_world @ loc) + Vector((0, -.004, 0)) if hit else Vector((x + v.co.x, 0, z + v.co.y))
    bm.to_mesh(me); bm.free(); me.materials.clear(); me.materials.append(saxlib.M(mat)); saxlib._obj(me)


def yard():
    kinds = [('calacatta', (1, .98, .95)), ('granite', (1, .92, .88)), ('travertine', (1, 1, 1)), ('porcelain-vein', (1, 1, 1)), ('quartzite', (.9, .9, .88)), ('granite', (.75, .76, .78))]
    ms = [stone('y%d' % i, f, 4.5, .85, (i * .2, i * .3), 0, True, t, .03, 6) for i, (f, t) in enumerate(kinds)]
    r = random.Random(9)
    for row, x0 in enumerate((-7.4, -2.6, 2.6, 7.6)):
        y = -1.5
        while y < 34:
            m = ms[(row * 2 + int(y / 6)) % 6]; w, d, h = r.uniform(2.5, 3.3), r.uniform(1.5, 2.0), r.uniform(1.4, 1.9)
            for s in (-.8, .8): bb(x0 + s - .1, x0 + s + .1, y - .9, y + .9, 0, .16, 'wood', .01)
            with at(x0 + r.uniform(-.15, .15), y, .16, rz=r.uniform(-4, 4)):
                block(-w / 2, w / 2, -d / 2, d / 2, 0, h, m, .028, 16)
                if r.random() < .7:
                    painted(str(r.randint(2100, 4890)), -w * .28, h * .66, .30, saxlib.PRODUCT[-1])
            if r.random() < .45:
                with at(x0, y + r.uniform(-.1, .1), .16 + h + .10, rz=r.uniform(-6, 6)): block(-w * .44, w * .44, -d * .46, d * .46, 0, h * .85, m, .028, 16)
            y += d + r.uniform(.5, 1.0)
    ground(120, 'asphalt')
    # gantry crane over the yard
    for x in (-10.6, 10.6):
        for y in (15, 21):
            beam((x, y, 0), (x * .96, 18 + (y - 18) * .35, 9.2), .42, .42, 'graphite')
        bb(x - .3, x + .3, 13.6, 22.4, .1, .8, 'graphite', .05); bb(x - .1, x + .1, -20, 60, 0, .1, 'dsteel', 0)
    bb(-13.2, 13.2, 17.2, 18.8, 9.1, 10.4, 'white', .05); bb(-13.21, 13.21, 17.19, 18.81, 9.7, 9.86, 'crimson', 0)
    text('SAXUM', -6.4, 17.17, 10.06, .5, 'graphite')
    bb(1.6, 4.0, 17.0, 19.0, 10.4, 11.2, 'graphite', .05)
    for s in (-.4, .4): rod((2.8 + s, 18, 10.4), (2.8 + s * .5, 18, 5.2), .03, 'black', 8)
    bb(2.35, 3.25, 17.8, 18.2, 4.7, 5.2, 'yellow', .05)


def yard_s():
    camera_look((.15, -10.5, 2.7), (.0, 14, 2.75), 34)
    photo('sunrise', .72, -264); sun(228, 20, 3.2, (1, .86, .70), .8)
    return dict(expo=.78, contrast=1.13, vign=.3)


def showroom():
    ground(14, 'floorp'); bb(-9, 9, 6.0, 6.2, 0, 6, 'wallw', 0); bb(8.0, 8.2, -8, 6.2, 0, 6, 'wallw', 0); bb(-9, 9, -8, 6.2, 5.2, 5.4, 'wallw', 0)
    for k in range(6):      # windows on the left, frames only
        y = -6 + k * 2.4
        bb(-6.55, -6.4, y - .06, y + .06, 0, 5.2, 'graphite', 0)
    bb(-6.55, -6.4, -8, 6, 0, .25, 'wallw', 0); bb(-6.55, -6.4, -8, 6, 2.7, 2.76, 'graphite', 0)
    names = ('nero', 'quartzite', 'calacatta', 'onyx', 'porcelain-vein', 'travertine')
    for k, n in enumerate(names):
        m = stone('sr' + n, n, 3.05, .16, (0, 0), 90)
        x = -4.6 + k * 2.02
        with at(x, 5.45 - .06 * (k % 2), .14, rx=-7, ry=0): bb(-.93, .93, -.02, 0, 0, 2.95, m, .002)
        bb(x - .96, x + .96, 5.15, 5.75, 0, .14, 'graphite', .006)
    # A-frame with slabs in front, and a table with samples
    for k, n in enumerate(('travertine', 'calacatta', 'nero')):
        m = stone('af' + n, n, 2.9, .12, (.2 * k, 0))
        with at(4.35 - .09 * k, .6, .22, rz=-68):
            with at(0, -.12 * k, 0, rx=-8): bb(-1.15, 1.15, -.02, 0, 0, 1.75, m, .002)
    with at(4.7, .65, 0, rz=-68):
        bb(-1.2, 1.2, -.55, .35, .12, .22, 'graphite', .01)
        for s in (-.9, .9): beam((s, .3, .2), (s, .12, 1.9), .07, .07, 'graphite')
    import props
    bb(7.96, 8.0, 1.8, 2.9, 0, 2.2, 'graphite', .01)
    for x, y, rz in ((-2.0, .25, 190), (-.5, .15, 172), (-2.2, 2.2, 8)):
        with at(x, y, 0, rz=rz): props.chair('white')
    with at(2.35, 5.0, 0, s=1.9): props.plant(34, 1.0)
    with at(-5.6, 4.6, 0, s=1.7): props.plant(30, 1.0)
    for x in (-2.0, -1.2, -.4): rod((x, 1.2, 2.05), (x, 1.2, 5.2), .004, 'black'); lathe(x, 1.2, 1.82, [(.13, 0), (.134, .004), (.07, .15), (.02, .21), (0, .21)], 'z', 'black', 56); cyl(x, 1.2, 1.845, .07, .02, 'z', 'ledw')
    with at(-1.2, 1.2, 0, rz=5):
        bb(-1.3, 1.3, -.5, .5, .70, .74, stone('tbl', 'terrazzo', 1.6, .12), .003)
        for sx in (-1.0, 1.0): bb(sx - .04, sx + .04, -.4, .4, 0, .70, 'graphite', .004)
        r = random.Random(2)
        for k, n in enumerate(('nero', 'calacatta', 'onyx', 'quartzite', 'travertine', 'porcelain-vein')):
            with at(-.9 + .35 * k, r.uniform(-.1, .1), .741, rz=r.uniform(-12, 12)): bb(-.15, .15, -.15, .15, 0, .02, stone('sm' + n, n, .8, .1, (.1 * k, .2)), .001)


def showroom_s():
    camera_look((-1.7, -4.6, 1.95), (.25, 3, 1.22), 27)
    world((.93, .97, 1), .50)
    area((-6.3, -.5, 2.7), (0, .5, .8), 9, 4.6, 620, (1, .97, .93)); area((0, .5, 5.1), (0, 1, 0), 7, 3, 120)
    area((0, 3.4, 5.1), (0, 6, 1.5), 10, .4, 170)
    return dict(expo=1.05, contrast=1.1, vign=.2)


def top(outer, inner, z0, z1, mat):
    """worktop with a cut-out, fine chamfers on all edges (both outlines have the same number of points)"""
    bm = bmesh.new(); n = len(outer); a, b, c, d = [[bm.verts.new((x, y, z)) for x, y in loop] for loop in (outer, inner) for z in (z0, z1)]
    for i in range(n):
        j = (i + 1) % n
        for q in ((a[i], a[j], b[j], b[i]), (c[i], d[i], d[j], c[j]), (a[i], c[i], c[j], a[j]), (b[i], b[j], d[j], d[i])): bm.faces.new(q)
    o = saxlib._obj(saxlib._finish(bm, 'top', mat, 30)); m = o.modifiers.new('b', 'BEVEL'); m.width = .0012; m.segments = 2; m.limit_method = 'ANGLE'; m.angle_limit = math.radians(60)


def kitchen():
    c = stone('wt', 'calacatta', 3.1, .09); cv = stone('wtv', 'calacatta', 3.1, .09, (.1, .3)); cs = stone('wts', 'calacatta', 3.4, .12, (.3, .5))
    ground(9, stone('kf', 'porcelain-vein', 3, .3, tint=(.8, .78, .75))); bb(-9, 14, 3.0, 3.2, 0, 4, 'walld', 0)
    # island with waterfall side
    stone('wt_one', 'calacatta', 3.1, .09)
    L, W, H, t = 2.9, 1.15, .92, .02; hx, hy = L / 2, W / 2
    sx0, sx1, sy0, sy1 = .10, .78, -.30, .16
    top(rrect(-hx, hx, -hy, hy, .004, 6), rrect(sx0, sx1, sy0, sy1, .018, 6), H - .02, H, 'wt_one')
    bb(-hx, -hx + t, -hy, hy, 0, H - .0202, cv, .001); bb(-hx + t, hx, -hy, -hy + t, H - .06, H - .0202, cs, .001)
    bb(-hx + t, hx, -hy + .03, -hy + .06, .08, H - .02, 'oak', 0); bb(-hx + t, hx, hy - .03, hy, .08, H - .02, 'oak', 0); bb(hx - .03, hx, -hy + .03, hy, .08, H - .02, 'oak', 0)
    for k in range(5): bb(-hx + t + k * .575 - .002, -hx + t + k * .575 + .002, -hy + .027, -hy + .032, .08, H - .06, 'black', 0)
    bb(-hx + .1, hx - .02, -hy + .08, hy - .05, 0, .08, 'black', 0)
    # basin, tap
    bb(sx0 + .01, sx1 - .01, sy0 + .01, sy1 - .01, H - .22, H - .205, 'dsteel', 0)
    for x in (sx0 + .006, sx1 - .006): bb(x - .004, x + .004, sy0, sy1, H - .22, H - .02, 'steel', 0)
    for y in (sy0 + .006, sy1 - .006): bb(sx0, sx1, y - .004, y + .004, H - .22, H - .02, 'steel', 0)
    cyl(.44, -.07, H - .2, .045, .012, 'z', 'dsteel')
    tube([(.44, .30, H), (.44, .30, H + .29)] + [(.44, .16 + .14 * math.cos(t), H + .29 + .14 * math.sin(t)) for t in np.linspace(0, PI, 19)] + [(.44, .02, H + .27), (.44, .02, H + .235)], .013, 'black', False)
    cyl(.44, .30, H + .03, .024, .06, 'z', 'black'); rod((.464, .30, H + .05), (.55, .28, H + .09), .007, 'black')
    # back wall units with stone splash
    bb(-3.4, 3.4, 2.35, 3.0, 0, .90, 'oak', 0); bb(-3.4, 3.4, 2.33, 3.0, .90, .92, cs, .001); bb(-3.4, 3.4, 2.97, 3.0, .92, 1.55, stone('spl', 'calacatta', 3.6, .1, (0, .2)), 0)
    bb(-3.4, 3.4, 2.62, 3.0, 1.55, 1.58, 'oak', 0); bb(-3.35, 3.35, 2.95, 2.98, 1.535, 1.55, 'ledw', 0)
    for k in range(9): bb(-3.4 + k * .85 - .003, -3.4 + k * .85 + .003, 2.345, 2.36, .1, .88, 'black', 0)
    lathe(-.85, .12, H, [(0, .004), (.07, .004), (.13, .055), (.155, .085), (.150, .088), (.12, .055), (.06, .014), (0, .014)], 'z', 'terra', 48)
    for k, (x, y) in enumerate(((-.895, .10), (-.815, .155), (-.82, .065))):
        s = (.037, .036, .035)[k]; lathe(x, y, H + .058, [(s * math.sin(t * PI / 24) * (1 + .05 * math.cos(t * PI / 12)), -s * math.cos(t * PI / 24) * (.93 if 2 < t < 22 else .88)) for t in range(0, 25)], 'z', ('apple_g', 'apple_r', 'apple_g')[k], 40); rod((x, y, H + .086), (x + .005, y + .002, H + .104), .0013, 'wood', 8)
    for k, (x, r, h) in enumerate(((-2.3, .06, .26), (-2.1, .045, .18), (2.2, .07, .22))): lathe(x, 2.7, .92, [(0, 0), (r * .7, 0), (r, h * .4), (r * .5, h * .8), (r * .55, h), (0, h)], 'z', ('paper', 'terra', 'graphite')[k], 32)
    for x in (-.7, 0, .7):
        rod((x, 0, 2.1), (x, 0, 4.2), .004, 'black'); lathe(x, 0, 1.86, [(.02, .24), (.06, .2), (.11, 0), (.105, 0), (.05, .19), (0, .2)], 'z', 'black', 32); cyl(x, 0, 1.89, .05, .02, 'z', 'ledw')


def kitchen_s():
    camera_look((-1.85, -2.95, 1.72), (.10, .30, .98), 30, 11)
    world((.9, .95, 1), .12)
    area((-4.2, -.6, 2.3), (0, .2, .9), 2.4, 2.4, 190, (1, .96, .90)); area((0, 0, 1.85), (0, 0, 0), 1.6, .1, 9, (1, .85, .66))
    area((2.5, 2.5, 3.3), (0, 0, .9), 2.0, .5, 70, (1, .95, .9)); area((.5, -3.8, 2.6), (0, 0, .6), 2.5, 1, 34, (.9, .95, 1))
    return dict(expo=1.15, contrast=1.12, vign=.35)


def facade():
    ms = [stone('fa%d' % i, f, 4.6, .35, (0, 0), 0, True, t, fade=.45, plain=(.56, .49, .40)) for i, (f, t) in enumerate((('travertine', (.96, .93, .88)), ('travertine', (1.0, .97, .93))))]
    r = random.Random(12); pw, ph, g = 1.5, .75, .010
    win = lambda i, j: (j % 6) in (2, 3, 4) and i % 3 == 1
    rows = 24
    for j in range(rows):
        for i in range(12):
            if win(i, j):
                if j % 6 == 2:
                    bb(i * pw + .05, (i + 1) * pw - .05, .20, .24, j * ph, (j + 3) * ph, 'glass', 0)
                    for x in (i * pw, (i + .5) * pw, (i + 1) * pw): bb(x - .03, x + .03, .0, .26, j * ph, (j + 3) * ph, 'graphite', 0)
                    for z in (j * ph, (j + 3) * ph): bb(i * pw, (i + 1) * pw, -.02, .26, z - .025, z + .025, 'graphite', 0)
                continue
            bb(i * pw + g / 2, (i + 1) * pw - g / 2, 0, .03, j * ph + g / 2, (j + 1) * ph - g / 2, r.choice(ms), .002)
        for i in range(10):      # return side to the left, plane x = 0
            if win(i + 1, j):
                if j % 6 == 2:
                    bb(.20, .24, i * pw + .05, (i + 1) * pw - .05, j * ph, (j + 3) * ph, 'glass', 0)
                    for y in (i * pw, (i + .5) * pw, (i + 1) * pw): bb(.0, .26, y - .03, y + .03, j * ph, (j + 3) * ph, 'graphite', 0)
                    for z in (j * ph, (j + 3) * ph): bb(-.02, .26, i * pw, (i + 1) * pw, z - .025, z + .025, 'graphite', 0)
                continue
            bb(0, .03, .031 + i * pw + g / 2, (i + 1) * pw - g / 2, j * ph + g / 2, (j + 1) * ph - g / 2, r.choice(ms), .002)
    bb(.06, 18, .10, 15, 0, rows * ph, 'black', 0)
    bb(-.04, 18, -.04, 15, rows * ph, rows * ph + .12, 'graphite', 0)


def facade_s():
    o = camera_look((-5.2, -8.2, 1.6), (2.0, .6, 9.2), 30)
    sky((.22, .38, .64), (.66, .76, .88), .95, .14); sun(232, 38, 4.3, (1, .92, .80), .6)
    return dict(expo=.62, contrast=1.14, vign=.25)


def museum():
    sto = {k: stone('mu_' + k, k, 2.2, .07, (0, 0), 0, True) for k in ('nero', 'calacatta', 'travertine', 'onyx', 'porcelain-vein', 'quartzite')}
    field = stone('mu_field', 'granite', 1.9, .10, (0, 0), 0, True, (.40, .41, .43), fade=.35, plain=(.12, .125, .13))
    red = stone('mu_red', 'porcelain-vein', 2.2, .08, (0, 0), 0, True, (1.5, .42, .40), gain=1.0)
    def poly(pts, m, z=.02): prism(pts, z - .02, z, 'z', m, .0012)
    P = lambda r, a: (r * math.cos(math.radians(a)), r * math.sin(math.radians(a)))
    for cx in range(-3, 4):
        for cy in range(-2, 6):
            with at(cx * 2.4, cy * 2.4, 0):
                # star of eight in a square field
                for k in range(8):
                    a = 45 * k
                    poly([(0, 0), P(.42, a - 22.5), P(.98, a)], sto['nero'] if k % 2 else sto['calacatta'])
                    poly([(0, 0), P(.98, a), P(.42, a + 22.5)], sto['calacatta'] if k % 2 else sto['nero'])
                    b = P(.98, a); c = P(.98, a + 45); poly([P(.42, a + 22.5), b, c], (red if (cx + cy) % 2 else sto['onyx']), .0198)
                for k in range(8):
                    a = 45 * k
                    poly([P(.985, a), P(1.10, a), P(1.10, a + 45), P(.985, a + 45)], sto['travertine'], .0198)
                for sx, sy in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
                    poly([(sx * 1.195, sy * 1.195), (sx * 1.195, sy * .36), (sx * .80, sy * .80), (sx * .36, sy * 1.195)][::sx * sy], field, .0196)
                for k in range(4):
                    with at(0, 0, 0, rz=90 * k): poly([(1.10, .0), (1.195, -.36), (1.195, .36)], sto['calacatta'], .0195); poly([(1.195, .36), (1.11, 0), (.785, .785)], sto['quartzite'], .0194); poly([(1.195, -.36), (.785, -.785), (1.11, 0)], sto['quartzite'], .0194)
    ground(20, sto['calacatta'], .004)
    tv = stone('mu_col', 'travertine', 3, .4, (0, 0), 0, True)
    for x in (-5.4, 5.4):
        for y in (0, 4, 8, 12):
            lathe(x, y, 0, [(0, 0), (.52, 0), (.52, .16), (.48, .2), (.50, .26), (.44, .30), (.40, .36), (.38, 4.6), (0, 4.6)], 'z', tv, 48)
            bb(x - .6, x + .6, y - .6, y + .6, -.02, .03, tv, .01)
    bb(-9, -1.3, 14, 14.3, 0, 7, 'wallw', 0); bb(1.3, 9, 14, 14.3, 0, 7, 'wallw', 0); bb(-1.3, 1.3, 14, 14.3, 4.4, 7, 'wallw', 0); bb(-6, 6, 19, 19.2, 0, 7, 'wallw', 0); ground(3, sto['travertine'], .003, 0, 17)
    for x in (-1.3, 1.3): bb(x - .10, x + .10, 13.9, 14.4, 0, 4.5, tv, .01)
    bb(-1.5, 1.5, 13.88, 14.42, 4.4, 4.65, tv, .01); bb(-1.1, 1.1, 18.9, 19.0, 1.2, 2.9, 'frame', .02); bb(-1.0, 1.0, 18.88, 18.9, 1.3, 2.8, sto['onyx'], 0)
    for x in (-5.6, 5.6):
        bb(x - 1.4, x + 1.4, 13.90, 13.98, 1.7, 3.5, 'frame', .02); bb(x - 1.3, x + 1.3, 13.88, 13.90, 1.8, 3.4, sto['quartzite'] if x < 0 else sto['calacatta'], 0)
    with at(2.6, 7.2, 0): bb(-.9, .9, -.22, .22, .38, .44, 'oak', .01); [bb(k - .03, k + .03, -.2, .2, .02, .38, 'graphite', .004) for k in (-.75, .75)]
    post = ((-1.3, 7.6), (1.3, 7.6), (1.3, 10.2), (-1.3, 10.2))
    for x, y in post: lathe(x, y, .02, [(0, 0), (.16, 0), (.16, .015), (.03, .03), (.022, .05), (.022, .88), (.035, .90), (.03, .94), (0, .95)], 'z', 'brass', 32)
    for (a, b), (c, d) in zip(post, post[1:]): tube([(a, b, .86), ((a * 3 + c) / 4, (b * 3 + d) / 4, .70), ((a + c) / 2, (b + d) / 2, .66), ((a + c * 3) / 4, (b + d * 3) / 4, .70), (c, d, .86)], .018, 'crimson')
    for k in range(7): bb(-8.2, -7.6, -4 + k * 3 - .75, -4 + k * 3 + .75, 0, 7, 'wallw', 0)
    bb(8.2, 8.4, -8, 14, 0, 7, 'wallw', 0); bb(-9, 9, -8, 14.3, 6.8, 7, 'wallw', 0)
    # plinth with a cut block
    bb(-.45, .45, 8.55, 9.45, .02, 1.0, 'wallw', .004); 
    with at(0, 9, 1.0, rz=28): block(-.3, .3, -.3, .3, 0, .62, stone('mu_blk', 'calacatta', 1.6, .6), .012, 12)


def museum_s():
    camera_look((-.9, -3.9, 2.05), (.25, 3.6, .10), 27)
    world((.9, .95, 1), .20); sun(188, 26, 3.4, (1, .88, .70), .8)
    area((0, 3, 6.6), (0, 3, 0), 6, 10, 240, (.95, .97, 1)); area((0, 11, 6.4), (0, 14, 2.5), 10, .4, 190, (1, .95, .88)); area((0, 16.5, 6.5), (0, 18, 1.5), 5, 3, 160, (1, .96, .9))
    return dict(expo=1.35, contrast=1.12, vign=.3)


# ------------------------------------------------------------------ work
def disc(R, teeth, mat='steel'):
    lathe(0, 0, 0, [(.03, -.0016), (R * .93, -.0016), (R * .93, .0016), (.03, .0016), (.03, -.0016)], 'z', mat, 128)
    lathe(0, 0, 0, [(.03, -.0022), (R * .30, -.0022), (R * .30, .0022), (.03, .0022), (.03, -.0022)], 'z', 'dsteel', 96)
    for i in range(teeth):
        a = 360 * i / teeth
        with at(0, 0, 0, rz=a):
            prism(arc(0, 0, R, -150 / teeth, 150 / teeth, 6) + arc(0, 0, R * .925, 150 / teeth, -150 / teeth, 6), -.0024, .0024, 'z', 'segment', .0006)
            cyl(R * .90 * math.cos(PI / teeth), R * .90 * math.sin(PI / teeth), 0, .0042, .0042, 'z', 'black', 0, 12)
    for i in range(6): cyl(R * .21 * math.cos(i * PI / 3), R * .21 * math.sin(i * PI / 3), .0, .006, .0052, 'z', 'black', 0, 16)


def tools():
    m = stone('tb', 'nero', 1.6, .32, (.1, .1)); bb(-1.4, 1.4, -.8, 1.0, -.03, 0, m, .002)
    with at(.02, .30, .178, rx=74, rz=-14): disc(.18, 21)
    with at(.02, .30, 0, rz=-14): bb(-.14, .12, .036, .20, 0, .25, stone('tb2', 'calacatta', .9, .3, (.1, .3)), .002)
    with at(-.30, .02, .0025, rz=8): disc(.135, 18, 'dsteel')
    # core drills
    for x, y, r, h in ((.27, .11, .036, .17), (.355, .05, .024, .15), (.305, .0, .014, .12)):
        lathe(x, y, 0, [(r - .003, .012), (r, .012), (r, h), (r * .55, h + .008), (.012, h + .01), (.012, h + .05), (0, h + .05)], 'z', 'steel', 48)
        for k in range(max(4, int(r * 260))):
            with at(x, y, 0, rz=k * 360 / max(4, int(r * 260))): box(r - .0015, 0, .007, .005, r * .42, .014, 'segment', .0008)
        bb(x - .006, x + .006, y - r - .001, y - r + .004, h * .55, h * .7, 'crimson', 0) if r > .03 else None
    # cup wheel
    with at(.08, -.10, 0, rz=10):
        lathe(0, 0, 0, [(.011, .028), (.030, .028), (.040, .016), (.062, .012), (.062, .006), (0, .006)], 'z', 'graphite', 64)
        for k in range(12):
            with at(0, 0, 0, rz=30 * k): bb(.046, .061, -.010, .010, 0, .006, 'segment', .001)
        with at(0, 0, .0): ring(0, 0, .0285, .011, .016, .004, 'z', 'steel')
    # profile wheels
    for k, (x, y) in enumerate(((-.07, -.155), (-.155, -.17))):
        lathe(x, y, 0, [(.008, 0), (.026, 0), (.028, .006), (.022, .012), (.019, .020), (.022, .028), (.028, .034), (.026, .04), (.008, .04), (.008, 0)], 'z', ('segment', 'brass')[k], 64)
        cyl(x, y, .021, .0125, .046, 'z', 'steel')
    # diamond wire in a coil
    pts = [((.105 + .0055 * (t / 6.28)) * math.cos(t) + .33, (.085 + .0055 * (t / 6.28)) * math.sin(t) - .155 , .0055 + .0105 * (int(t / 6.28) % 2) * .6) for t in np.arange(0, 6.28 * 3.2, .13)]
    tube(pts, .0024, 'rubber', True)
    for a, b in zip(pts[::2], pts[1::2]):
        c = (Vector(a) + Vector(b)) / 2; d = (Vector(b) - Vector(a)).normalized() * .0045
        rod(c - d, c + d, .0052, 'bead', 14)
    # resin pads
    for k in range(3): cyl(-.40 + .012 * k, .25 - .004 * k, .004 + .0085 * k, .05, .008, 'z', ('white', 'graphite', 'crimson')[k], .001, 64)
    bb(-4, 4, 1.6, 1.7, -.2, 3, 'walld', 0); ground(6, 'walld', -.03)


def tools_s():
    camera_look((-.22, -1.16, .66), (-.0, .065, .098), 50, 8)
    world((.9, .95, 1), .06)
    area((-1.1, .25, .45), (0, .05, .04), .25, .9, 11, (1, .95, .88)); area((.2, 1.1, .8), (0, 0, .05), 1.6, .4, 16); area((1.1, -.2, .5), (0, 0, .05), .2, .7, 5, (.88, .94, 1))
    area((.1, -.7, 1.0), (0, .3, .2), .8, .3, 4.5)
    return dict(expo=1.15, contrast=1.12, vign=.4)


def lab():
    bb(-2, 2, -.6, .8, -.04, 0, 'granitelab', .004)
    bb(-4, 4, 1.8, 1.9, -1, 3, 'wallw', 0)
    # measuring machine: portal, ram, probe with ruby
    for x in (-.46, .46): bb(x - .06, x + .06, .22, .40, 0, .62, 'white', .015); bb(x - .07, x + .07, .18, .44, 0, .05, 'graphite', .008)
    bb(-.56, .56, .22, .40, .62, .78, 'white', .02); bb(-.561, .561, .215, .405, .69, .70, 'crimson', 0); text('SAXUM', -.50, .2185, .735, .045, 'graphite')
    bb(-.13, .07, .14, .24, .54, .86, 'graphite', .012); bb(-.075, .015, .09, .15, .30, .98, 'light', .008)
    lathe(-.03, .12, .16, [(0, .14), (.026, .14), (.026, .10), (.018, .09), (.018, .055), (.008, .05), (.0022, .04), (.0022, .004), (0, .004)], 'z', 'graphite', 32)
    lathe(-.03, .12, .158, [(.006 * math.sin(t * PI / 20), -.006 * math.cos(t * PI / 20)) for t in range(0, 21)], 'z', 'ruby', 40)
    # sample under the probe and a row of test pieces
    with at(-.03, .12, 0, rz=12): bb(-.075, .075, -.075, .075, .122, .152, stone('l_cal', 'calacatta', .55, .08), .001); bb(-.06, .06, -.06, .06, 0, .122, 'dsteel', .004)
    r = random.Random(5)
    for k, n in enumerate(('nero', 'granite', 'travertine', 'calacatta', 'onyx', 'porcelain-vein', 'terrazzo', 'quartzite')):
        m = stone('l%d' % k, n, .42, .12, (k * .13, k * .21))
        with at(-.50 + .118 * k + r.uniform(-.006, .006), -.175 + .02 * math.sin(k * 1.7), 0, rz=r.uniform(-14, 14)): bb(-.035, .035, -.035, .035, 0, .07, m, .0012)
    # beakers with slurry, caliper
    for x, y, rr, h, f, m in ((.30, .06, .036, .10, .6, 'concrete'), (.38, .13, .045, .13, .35, 'paper')):
        lathe(x, y, 0, [(0, .003), (rr, .003), (rr, h)], 'z', 'jarglass', 48); cyl(x, y, h * f / 2 + .004, rr - .003, h * f, 'z', m, 0, 48)
    with at(.40, -.20, .004, rz=32):
        bb(-.12, .12, -.008, .008, 0, .004, 'steel', .0005); bb(-.12, -.105, -.04, .008, 0, .005, 'steel', .0005); bb(-.085, -.07, -.04, .012, 0, .007, 'steel', .0005); bb(-.085, -.02, -.016, .014, .003, .012, 'graphite', .002); bb(-.075, -.035, -.008, .008, .012, .0125, 'light', 0)


def lab_s():
    camera_look((-.46, -1.78, .66), (.0, .06, .315), 46, 8)
    world((.95, .98, 1), .32)
    area((-1.4, -.3, 1.0), (0, .1, .1), .5, 1.0, 20, (1, .98, .95)); area((.4, .9, 1.5), (0, .1, .1), 1.6, .5, 26); area((1.3, -.5, .8), (0, 0, .1), .4, .8, 6, (.9, .95, 1)); area((0, 1.2, 2.2), (0, 1.85, .7), 3, .3, 26)
    return dict(expo=1.0, contrast=1.12, vign=.25)


def training():
    with at(0, 6.2, 0): arcus.arcus(3.4, 2.1, 1.9, 'columns', 'ARCUS 450', -.5, -.2, 0, .38, stone('tr_s', 'quartzite', 3.4, .1), cab=False)
    ground(16, 'floorp'); bb(-12, 12, 10.4, 10.6, 0, 7, 'wallw', 0); bb(8.5, 8.7, -8, 10.6, 0, 7, 'wallw', 0)
    for y in (3.2,):        # glass wall
        for x in np.arange(-7, 7.1, 1.75): bb(x - .03, x + .03, y - .04, y + .04, 0, 3.4, 'graphite', 0)
        for z in (.03, 3.4): bb(-7, 7, y - .05, y + .05, z - .03, z + .04, 'graphite', 0)
        bb(-7, 7, y - .005, y + .005, .06, 3.38, 'pane', 0)
    for k in range(4):
        x = -2.55 + 1.7 * k
        bb(x - .72, x + .72, -.35, .35, .72, .75, 'oak', .004)
        for s in (-.62, .62): bb(x + s - .03, x + s + .03, -.3, .3, 0, .72, 'graphite', .004)
        with at(x - .05, .10, -.30, rz=0): pulpit(0, 0, 0, 0, 'arm', 1.38)
        bb(x - .05 - .05, x - .05 + .05, .10, .16, .75, .84, 'graphite', .004); bb(x - .22, x + .12, -.02, .26, .75, .765, 'graphite', .004)
        # sheet, stone sample
        with at(x + .42, -.08, .7505, rz=-8): bb(-.105, .105, -.148, .148, 0, .002, 'paper', 0); bb(-.08, .08, .09, .12, .002, .0024, 'crimson', 0)
        with at(x - .50, -.02, .7505, rz=10): bb(-.07, .07, -.07, .07, 0, .02, stone('tr%d' % k, ('calacatta', 'nero', 'travertine', 'onyx')[k], .6, .1), .001)
        # stool
        cyl(x, -.85, .60, .19, .05, 'z', 'black', .012); cyl(x, -.85, .31, .025, .56, 'z', 'steel'); lathe(x, -.85, 0, [(0, 0), (.22, 0), (.22, .015), (.03, .04), (0, .04)], 'z', 'steel', 48); ring(x, -.85, .25, .15, .165, .012, 'z', 'steel')


def training_s():
    camera_look((-3.9, -3.3, 1.72), (.0, 1.2, 1.08), 33, 5.6)
    world((.95, .98, 1), .40)
    area((-6.5, 1.0, 3.2), (0, 1, 1), 6, 2.6, 300, (1, .97, .93)); area((0, 0, 4.4), (0, .3, 0), 7, 1.2, 130); area((0, 6, 6.4), (0, 6.4, 0), 7, 3, 330); area((4, -3.5, 3.4), (0, 0, .8), 2, 1.2, 60, (.92, .96, 1))
    return dict(expo=1.0, contrast=1.12, vign=.25)


def hydrogen():
    ground(60, 'tarmac2'); bb(-16, 22, 9, 9.4, 0, 7.5, 'roofm', 0)
    for k in range(90): bb(-16 + k * .42, -16 + k * .42 + .12, 8.9, 9.0, 0, 7.5, 'roofm', .02)
    bb(-16, 22, 8.85, 8.95, 6.6, 6.9, 'crimson', 0)
    # bundle of long storage tubes on a rack
    for j in range(3):
        for i in range(4):
            y, z = 3.2 + i * 1.02, 1.05 + j * 1.02
            lathe(-7.2, y, z, [(0, 0), (.06, 0), (.08, .10), (.22, .22), (.38, .36), (.44, .60), (.44, 9.2), (.38, 9.44), (.22, 9.58), (.08, 9.7), (.06, 9.8), (0, 9.8)], 'x', 'white', 48)
            rod((2.6, y, z), (2.85, y, z), .035, 'steel'); cyl(2.9, y, z, .07, .12, 'x', 'brass')
            for x in (-5.6, 1.0): ring(x, y, z, .43, .4425, .18, 'x', 'h2red', 56)
            for x in (-3.9, -.9): ring(x, y, z, .43, .448, .05, 'x', 'galv', 56)
            if i == 0: text('H2', -2.7, y - .4425, z, .34, 'h2red', depth=.003); bb(-1.9, -1.5, y - .446, y - .43, z - .10, z + .10, 'diamondw', .002)
    for x in (-6.2, -2.4, 1.4):
        for y in (2.55, 6.9): bb(x - .1, x + .1, y - .1, y + .1, 0, 3.7, 'graphite', .01)
        for z in (.5, 1.52, 2.54, 3.6): bb(x - .09, x + .09, 2.5, 6.95, z - .06, z + .04, 'graphite', .008)
    for y in np.arange(3.2, 6.4, 1.02): rod((2.9, y, .6), (2.9, y, 3.3), .028, 'steel')
    pipe([(2.9, 3.2, .62), (2.9, 6.26, .62)], .05, 'steel', False)
    # pressure-reducing skid and pipe bridge to the kiln hall
    bb(4.0, 8.6, 2.3, 5.6, 0, .16, 'graphite', .02)
    cabinet(7.4, 8.5, 4.2, 5.4, 2.2, 'light', 2)
    for x in (4.6, 5.5, 6.4): lathe(x, 4.4, .16, [(0, 0), (.26, .0), (.28, .08), (.28, 1.35), (.2, 1.55), (.06, 1.62), (.06, 1.8), (0, 1.8)], 'z', 'light', 40); bb(x - .27, x + .27, 4.1, 4.14, .6, .72, 'crimson', 0) if x == 5.5 else None
    for k, z in enumerate((.75, 1.2, 1.65)):
        tube([(2.9, 3.2, z), (4.1, 2.9, z), (7.1, 2.9, z)], .045, 'steel', False)
        for x in (4.7 + .3 * k, 6.2 - .2 * k):
            cyl(x, 2.9, z, .10, .05, 'x', 'dsteel'); cyl(x + .14, 2.9, z, .10, .05, 'x', 'dsteel'); cyl(x + .07, 2.9, z + .16, .03, .22, 'z', 'steel'); ring(x + .07, 2.9, z + .27, .07, .095, .02, 'z', ('red', 'black', 'black')[k]) 
        cyl(5.5, 2.82, z + .20, .08, .04, 'y', 'steel'); cyl(5.5, 2.797, z + .20, .068, .004, 'y', 'paper'); rod((5.5, 2.9, z), (5.5, 2.85, z + .2), .014, 'steel')
    for x in (4.3, 6.9): bb(x - .05, x + .05, 2.85, 2.95, .16, 1.95, 'graphite', .006)
    pipe([(7.1, 2.9, 1.2), (9.2, 2.9, 1.2), (9.2, 2.9, 4.9), (9.2, 9.2, 4.9)], .11, 'galv'); pipe([(9.6, 3.4, 0), (9.6, 3.4, 4.6), (9.6, 9.2, 4.6)], .08, 'galv')
    for y in (4.6, 7.4): bb(8.9, 9.9, y - .08, y + .08, 4.3, 4.42, 'graphite', 0); bb(8.95, 9.1, y - .08, y + .08, 0, 4.3, 'graphite', .01)
    for x in np.arange(-10, 11, 2.2): cyl(x, .9, .5, .06, 1.0, 'z', 'yellow')
    tower(8.4, 4.3, 2.2)


def hydrogen_s():
    camera_look((9.4, -6.8, 2.3), (2.3, 4.2, 1.9), 37)
    photo('sunrise', .75, -328); sun(292, 17, 4.0, (1, .84, .66), .8)
    return dict(expo=.62, contrast=1.13, vign=.3)


def solar():
    # saw-tooth roofs: steep glazing to the north, panels to the south
    r = random.Random(4); n, P, L = 9, 7.2, 46
    for k in range(n):
        y = k * P
        prism([(y, 0), (y + P, 0), (y + P, 4.0)], -L / 2, L / 2, 'x', 'roofm', 0)
        a = math.degrees(math.atan2(4.0, P)); sl = math.hypot(P, 4.0)
        with at(0, y, 0, rx=a):
            for i in range(20):
                for j in range(4):
                    x0 = -L / 2 + 1.6 + i * 2.15; y0 = .55 + j * 1.78
                    bb(x0, x0 + 2.06, y0, y0 + 1.70, .10, .14, 'alu', 0); bb(x0 + .03, x0 + 2.03, y0 + .03, y0 + 1.67, .1405, .142, 'pv', 0)
                    multi([(x0 + .03 + 2.0 * q / 6, y0 + .85, .1423, .012, 1.64, .001) for q in range(1, 6)] + [(x0 + 1.03, y0 + .03 + 1.64 * q / 4, .1423, 2.0, .012, .001) for q in range(1, 4)], 'grey')
            bb(-L / 2, -L / 2 + .5, 0, sl, 0, .2, 'light', 0); bb(L / 2 - .5, L / 2, 0, sl, 0, .2, 'light', 0); bb(-L / 2, L / 2, sl - .3, sl, 0, .22, 'light', 0)
        multi([(-L / 2 + .6 + q * 1.15, y + P + .03, 2.0, .06, .06, 3.9) for q in range(39)], 'graphite'); bb(-L / 2 + .3, L / 2 - .3, y + P, y + P + .02, .3, 3.8, 'pane2', 0)
        bb(-L / 2, L / 2, y + P, y + P + .7, -.05, .05, 'galv', 0)
    bb(-L / 2, L / 2, -.3, n * P, -9, 0, 'light', 0); bb(-L / 2 - .02, L / 2 + .02, -.33, -.28, -1.2, -.8, 'crimson', 0)


def solar_s():
    camera_look((-20.5, -13.5, 11.5), (3.5, 24, 1.8), 28)
    photo('sunrise', .95, -274); sun(238, 30, 4.2, (1, .90, .76), .6)
    return dict(expo=.74, contrast=1.13, vign=.25)


PRODUCTS = {
    'reterra-slab': dict(build=ret_slab, scene=ret_slab_s), 'reterra-terrazzo': dict(build=ret_ter, scene=ret_ter_s),
    'reterra-paver': dict(build=ret_pav, scene=ret_pav_s), 'reterra-bind': dict(build=ret_bind, scene=ret_bind_s),
    'story-blocks': dict(build=yard, scene=yard_s),
    'story-showroom': dict(build=showroom, scene=showroom_s), 'story-kitchen': dict(build=kitchen, scene=kitchen_s),
    'story-facade': dict(build=facade, scene=facade_s), 'story-museum': dict(build=museum, scene=museum_s),
    'story-tools': dict(build=tools, scene=tools_s), 'story-lab': dict(build=lab, scene=lab_s),
    'story-training': dict(build=training, scene=training_s), 'story-hydrogen': dict(build=hydrogen, scene=hydrogen_s),
    'story-solar': dict(build=solar, scene=solar_s),
}
