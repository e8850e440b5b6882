"""Shared studio, materials and part library for the Saxum product imagery (Blender 3.4, Cycles CPU)."""
import bpy, bmesh, json, math, os, random, time
import numpy as np
from mathutils import Vector, Matrix, Euler
from contextlib import contextmanager

PI = math.pi
FONT = "/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf"
_M = [Matrix.Identity(4)]
_cache = {}
_mats = {}
PRODUCT = []          # objects used for framing
rnd = random.Random(7)


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _M[:] = [Matrix.Identity(4)]
    _cache.clear(); _mats.clear(); PRODUCT.clear(); rnd.seed(7)


@contextmanager
def at(x=0, y=0, z=0, rx=0, ry=0, rz=0, s=1):
    """local frame: everything made inside is placed relative to it (degrees)"""
    m = Matrix.Translation((x, y, z)) @ Euler([math.radians(a) for a in (rx, ry, rz)]).to_matrix().to_4x4()
    if s != 1:
        m = m @ Matrix.Scale(s, 4)
    _M.append(_M[-1] @ m)
    try:
        yield
    finally:
        _M.pop()


# ------------------------------------------------------------------ materials
def srgb(h):
    h = h.lstrip('#')
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple((v / 12.92 if v <= .04045 else ((v + .055) / 1.055) ** 2.4) for v in c) + (1,)


def _new(name):
    m = bpy.data.materials.new(name); m.use_nodes = True
    nt = m.node_tree
    return m, nt, nt.nodes['Principled BSDF']


def _simple(name, col, rough=.5, metal=0, spec=.5, coat=0, emit=None, es=0, bump=0, bscale=300):
    m, nt, b = _new(name)
    b.inputs['Base Color'].default_value = col if len(col) == 4 else (*col, 1)
    b.inputs['Roughness'].default_value = rough
    b.inputs['Metallic'].default_value = metal
    b.inputs['Specular'].default_value = spec
    b.inputs['Clearcoat'].default_value = coat
    b.inputs['Clearcoat Roughness'].default_value = .12
    if emit is None and not metal and .2 <= rough <= .6: _handled(nt, b, rough)
    if emit:
        b.inputs['Emission'].default_value = emit
        b.inputs['Emission Strength'].default_value = es
        m.cycles.sample_as_light = False     # small lamps would take half of all light samples
    if bump:
        n = nt.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value = bscale
        tc = nt.nodes.new('ShaderNodeTexCoord'); nt.links.new(tc.outputs['Object'], n.inputs['Vector'])
        bp = nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = bump
        bp.inputs['Distance'].default_value = .004
        nt.links.new(n.outputs['Fac'], bp.inputs['Height']); nt.links.new(bp.outputs['Normal'], b.inputs['Normal'])
    return m


def _handled(nt, b, rough):
    """paint that has been wiped, touched and dusted: broad and fine differences of gloss"""
    tc = nt.nodes.new('ShaderNodeTexCoord'); n = nt.nodes.new('ShaderNodeTexNoise')
    n.inputs['Scale'].default_value = 2.3; n.inputs['Detail'].default_value = 2; n.inputs['Roughness'].default_value = .7
    nt.links.new(tc.outputs['Object'], n.inputs['Vector'])
    r = nt.nodes.new('ShaderNodeMapRange'); r.inputs['From Min'].default_value = .3; r.inputs['From Max'].default_value = .7
    r.inputs['To Min'].default_value = rough * .72; r.inputs['To Max'].default_value = rough * 1.25
    nt.links.new(n.outputs['Fac'], r.inputs['Value']); nt.links.new(r.outputs['Result'], b.inputs['Roughness'])


def _node(nt, t, **kw):
    n = nt.nodes.new(t)
    for k, v in kw.items():
        if k in n.inputs:
            n.inputs[k].default_value = v
        else:
            setattr(n, k, v)
    return n


def _ramp(nt, src, stops):
    r = nt.nodes.new('ShaderNodeValToRGB')
    e = r.color_ramp.elements
    while len(e) < len(stops):
        e.new(.5)
    for el, (p, c) in zip(e, stops):
        el.position = p; el.color = c if len(c) == 4 else (*c, 1)
    nt.links.new(src, r.inputs['Fac'])
    return r.outputs['Color']


def _mix(nt, fac, a, b, mode='MIX'):
    n = nt.nodes.new('ShaderNodeMixRGB'); n.blend_type = mode
    for s, k in ((fac, 'Fac'), (a, 'Color1'), (b, 'Color2')):
        if hasattr(s, 'node'):
            nt.links.new(s, n.inputs[k])
        else:
            n.inputs[k].default_value = (*s, 1) if isinstance(s, tuple) and len(s) == 3 else s
    return n.outputs['Color']


def _marble(name, base, cloud, vein, vein2, scale=1.0, rough=.12, width=.05, dense=1.0):
    m, nt, b = _new(name)
    tc = _node(nt, 'ShaderNodeTexCoord')
    mp = _node(nt, 'ShaderNodeMapping'); mp.inputs['Scale'].default_value = (scale * .75, scale * 1.25, scale)
    mp.inputs['Rotation'].default_value = (.4, .3, .55)
    nt.links.new(tc.outputs['Object'], mp.inputs['Vector'])
    d = _node(nt, 'ShaderNodeTexNoise', Scale=1.3, Detail=6, Roughness=.62)
    nt.links.new(mp.outputs['Vector'], d.inputs['Vector'])
    warp = nt.nodes.new('ShaderNodeMixRGB'); warp.blend_type = 'LINEAR_LIGHT'; warp.inputs['Fac'].default_value = .42
    nt.links.new(mp.outputs['Vector'], warp.inputs['Color1']); nt.links.new(d.outputs['Color'], warp.inputs['Color2'])

    def ridge(sc, det, w):
        n = _node(nt, 'ShaderNodeTexNoise', Scale=sc, Detail=det, Roughness=.55)
        nt.links.new(warp.outputs['Color'], n.inputs['Vector'])
        s = _node(nt, 'ShaderNodeMath', operation='SUBTRACT'); s.inputs[1].default_value = .5
        nt.links.new(n.outputs['Fac'], s.inputs[0])
        a = _node(nt, 'ShaderNodeMath', operation='ABSOLUTE'); nt.links.new(s.outputs[0], a.inputs[0])
        return _ramp(nt, a.outputs[0], [(0, (1, 1, 1)), (w * .35, (.55,) * 3), (w, (0, 0, 0))])
    v1 = ridge(.9 * dense, 3, width); v2 = ridge(2.3 * dense, 5, width * .5)
    cl = _node(nt, 'ShaderNodeTexNoise', Scale=.8, Detail=4, Roughness=.6)
    nt.links.new(warp.outputs['Color'], cl.inputs['Vector'])
    c = _ramp(nt, cl.outputs['Fac'], [(.38, base), (.68, cloud)])
    k = _mix(nt, .55, (0, 0, 0, 1), v2)
    c = _mix(nt, k, c, vein2); c = _mix(nt, v1, c, vein)
    nt.links.new(c, b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = rough
    return m


def _granite(name, dark, mid, light, scale=60, rough=.5):
    m, nt, b = _new(name)
    tc = _node(nt, 'ShaderNodeTexCoord')
    n = _node(nt, 'ShaderNodeTexNoise', Scale=scale, Detail=3, Roughness=.7)
    nt.links.new(tc.outputs['Object'], n.inputs['Vector'])
    v = _node(nt, 'ShaderNodeTexVoronoi', Scale=scale * .8)
    nt.links.new(tc.outputs['Object'], v.inputs['Vector'])
    c = _ramp(nt, n.outputs['Fac'], [(.36, dark), (.48, mid), (.62, light)])
    bw = nt.nodes.new('ShaderNodeRGBToBW'); nt.links.new(v.outputs['Color'], bw.inputs['Color'])
    sp = _ramp(nt, bw.outputs['Val'], [(.3, mid), (.75, light)])
    c = _mix(nt, .45, c, sp)
    big = _node(nt, 'ShaderNodeTexNoise', Scale=1.6, Detail=3)
    nt.links.new(tc.outputs['Object'], big.inputs['Vector'])
    c = _mix(nt, .5, c, _ramp(nt, big.outputs['Fac'], [(.3, (.75, .75, .75)), (.7, (1, 1, 1))]), 'MULTIPLY')
    nt.links.new(c, b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = rough
    bp = _node(nt, 'ShaderNodeBump', Strength=.25 if rough > .3 else 0, Distance=.01)
    nt.links.new(n.outputs['Fac'], bp.inputs['Height']); nt.links.new(bp.outputs['Normal'], b.inputs['Normal'])
    return m


def _brushed(name, col, rough=.32, metal=1):
    m, nt, b = _new(name)
    tc = _node(nt, 'ShaderNodeTexCoord')
    mp = _node(nt, 'ShaderNodeMapping'); mp.inputs['Scale'].default_value = (4, 90, 90)
    nt.links.new(tc.outputs['Object'], mp.inputs['Vector'])
    n = _node(nt, 'ShaderNodeTexNoise', Scale=2.0, Detail=2); nt.links.new(mp.outputs['Vector'], n.inputs['Vector'])
    r = _node(nt, 'ShaderNodeMapRange'); r.inputs['To Min'].default_value = rough - .06; r.inputs['To Max'].default_value = rough + .08
    nt.links.new(n.outputs['Fac'], r.inputs['Value']); nt.links.new(r.outputs['Result'], b.inputs['Roughness'])
    b.inputs['Base Color'].default_value = col; b.inputs['Metallic'].default_value = metal
    return m


def _screen():
    W, H = 256, 160
    a = np.zeros((H, W, 4), np.float32); a[..., 3] = 1
    a[..., :3] = (.055, .075, .10)
    a[146:, :, :3] = (.10, .13, .17); a[150:155, 8:60, :3] = (.6, .65, .7); a[150:155, 236:248, :3] = (.1, .6, .35)
    a[10:138, 8:150, :3] = (.08, .11, .15)
    yy, xx = np.mgrid[0:H, 0:W]
    for k in range(14, 150, 12):
        a[10:138, k, :3] = (.11, .14, .18)
    for k in range(12, 138, 12):
        a[k, 8:150, :3] = (.11, .14, .18)
    f = 70 + 38 * np.sin(xx / 17.) * np.exp(-((xx - 80) / 60.) ** 2)
    a[(abs(yy - f) < 1.6) & (xx > 12) & (xx < 146)] = (.5, .62, .72, 1)
    a[(abs(np.hypot(xx - 78, yy - 74) - 40) < 1.4)] = (.33, .42, .5, 1)
    for i in range(6):
        y = 126 - i * 20
        a[y - 6:y + 8, 158:248, :3] = (.09, .125, .165)
        a[y - 1:y + 3, 163:163 + [30, 44, 26, 38, 50, 22][i], :3] = (.55, .6, .65)
        a[y - 1:y + 3, 220:242, :3] = (.45, .02, .12) if i == 2 else (.25, .36, .44)
    a[3:8, 8:248, :3] = (.09, .12, .16)
    im = bpy.data.images.new('ui', W, H); im.pixels[:] = a.ravel()
    im.pack()
    m, nt, b = _new('screen')
    t = nt.nodes.new('ShaderNodeTexImage'); t.image = im
    b.inputs['Base Color'].default_value = (.01, .012, .015, 1); b.inputs['Roughness'].default_value = .15
    nt.links.new(t.outputs['Color'], b.inputs['Emission']); b.inputs['Emission Strength'].default_value = 1.6
    m.cycles.sample_as_light = False
    return m


def _perf():
    """perforated / bead pattern wire"""
    return _simple('wire', (.16, .15, .14), .35, .9)


BUILD = {
    'graphite': lambda: _simple('graphite', srgb('#2b2e32'), .42, 0, .5, .0, bump=.05),
    'black': lambda: _simple('black', (.012, .012, .013), .45),
    'white': lambda: _simple('white', (.72, .72, .71), .36, 0, .5, .15),
    'light': lambda: _simple('light', (.46, .465, .47), .4, 0, .5, .1),
    'grey': lambda: _simple('grey', (.17, .175, .18), .45, 0),
    'crimson': lambda: _simple('crimson', srgb('#9b0837'), .32, 0, .5, .4),
    'steel': lambda: _brushed('steel', (.56, .56, .57, 1), .30),
    'dsteel': lambda: _brushed('dsteel', (.22, .22, .23, 1), .36),
    'chrome': lambda: _simple('chrome', (.72, .72, .73), .29, 1),
    'iron': lambda: _simple('iron', (.13, .13, .135), .55, .6, bump=.25, bscale=120),
    'rubber': lambda: _simple('rubber', (.014, .014, .014), .75),
    'bellows': lambda: _simple('bellows', (.022, .022, .024), .6),
    'brass': lambda: _simple('brass', (.62, .42, .18), .3, 1),
    'copper': lambda: _simple('copper', (.6, .28, .16), .3, 1),
    'alu': lambda: _brushed('alu', (.68, .685, .70, 1), .38),
    'galv': lambda: _brushed('galv', (.46, .47, .48, 1), .42),
    'gold': lambda: _simple('gold', (.55, .36, .05), .4),
    'glass': lambda: _simple('glass', (.016, .019, .023), .05, 0, .6),
    'led': lambda: _simple('led', (.1, .1, .1), .3, emit=(.25, 1, .55, 1), es=4),
    'ledw': lambda: _simple('ledw', (.8, .8, .8), .3, emit=(.92, .96, 1, 1), es=6),
    'ledr': lambda: _simple('ledr', (.3, .02, .06), .3, emit=(.75, .02, .12, 1), es=2.5),
    'glow': lambda: _simple('glow', (.3, .1, .02), .3, emit=(1, .32, .06, 1), es=5),
    'red': lambda: _simple('red', (.55, .01, .01), .3),
    'yellow': lambda: _simple('yellow', (.72, .5, .02), .4),
    'wire': _perf, 'screen': _screen,
    'marble': lambda: _marble('marble', (.66, .65, .635), (.52, .515, .51), (.23, .235, .25), (.45, .42, .38)),
    'marbled': lambda: _marble('marbled', (.028, .03, .033), (.05, .05, .053), (.62, .59, .54), (.35, .31, .25), width=.025),
    'marbleg': lambda: _marble('marbleg', (.10, .15, .125), (.05, .085, .07), (.62, .66, .62), (.3, .4, .35), width=.035),
    'marbleb': lambda: _marble('marbleb', (.60, .50, .39), (.48, .38, .28), (.78, .70, .58), (.33, .23, .15), width=.04),
    'granite': lambda: _granite('granite', (.05, .05, .052), (.24, .235, .23), (.52, .50, .48)),
    'granitep': lambda: _granite('granitep', (.06, .05, .05), (.33, .24, .21), (.55, .45, .40), rough=.16),
    'graniter': lambda: _granite('graniter', (.05, .045, .045), (.27, .20, .17), (.50, .42, .37), 45, .6),
    'tile': lambda: _simple('tile', (.62, .58, .52), .25),
    'tileg': lambda: _marble('tileg', (.36, .355, .35), (.29, .285, .28), (.5, .49, .48), (.24, .235, .23), 2.0, .22, .06),
    'terra': lambda: _simple('terra', (.42, .33, .25), .75, bump=.2),
    'concrete': lambda: _simple('concrete', (.34, .335, .325), .8, bump=.3, bscale=40),
    'wood': lambda: _simple('wood', (.30, .20, .11), .6),
    'blue': lambda: _simple('blue', (.03, .07, .14), .4),
}


def M(name):
    if name not in _mats:
        _mats[name] = BUILD[name]()
    return _mats[name]


# ------------------------------------------------------------------ primitives
def _obj(me, loc=(0, 0, 0), rot=None, wn=False, frame=True):
    o = bpy.data.objects.new(me.name, me)
    m = Matrix.Translation(loc)
    if rot is not None:
        m = m @ rot
    o.matrix_world = _M[-1] @ m
    bpy.context.scene.collection.objects.link(o)
    if wn:
        w = o.modifiers.new('wn', 'WEIGHTED_NORMAL'); w.keep_sharp = False
    if frame:
        PRODUCT.append(o)
    return o


def _finish(bm, name, mat, ang=40):
    me = bpy.data.meshes.new(name)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me); bm.free()
    for p in me.polygons:
        p.use_smooth = True
    me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(ang)
    me.materials.append(M(mat))
    return me


def box(cx, cy, cz, sx, sy, sz, mat='graphite', bev=.008, rot=None, seg=2):
    sx, sy, sz = abs(sx), abs(sy), abs(sz)
    bev = min(bev, .45 * min(sx, sy, sz))
    key = ('b', round(sx, 4), round(sy, 4), round(sz, 4), mat, round(bev, 4))
    me = _cache.get(key)
    if me is None:
        bm = bmesh.new(); bmesh.ops.create_cube(bm, size=1)
        bmesh.ops.scale(bm, vec=(sx, sy, sz), verts=bm.verts)
        if bev > 0:
            bmesh.ops.bevel(bm, geom=list(bm.edges), offset=bev, segments=seg, profile=.5, affect='EDGES')
        me = _cache[key] = _finish(bm, 'box', mat, 60)
    r = None
    if rot:
        r = Euler([math.radians(a) for a in rot]).to_matrix().to_4x4()
    return _obj(me, (cx, cy, cz), r, wn=bev > 0)


def bb(x0, x1, y0, y1, z0, z1, mat='graphite', bev=.008):
    return box((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2, x1 - x0, y1 - y0, z1 - z0, mat, bev)


_AX = {'z': Matrix.Identity(4), 'x': Matrix.Rotation(PI / 2, 4, 'Y'), 'y': Matrix.Rotation(-PI / 2, 4, 'X')}


def lathe(cx, cy, cz, prof, axis='z', mat='steel', seg=48):
    """prof: list of (r, h) along the axis"""
    key = ('l', tuple((round(a, 4), round(b, 4)) for a, b in prof), mat, seg)
    me = _cache.get(key)
    if me is None:
        bm = bmesh.new(); rings = []
        for r, h in prof:
            if r < 1e-6:
                rings.append([bm.verts.new((0, 0, h))])
            else:
                rings.append([bm.verts.new((r * math.cos(2 * PI * i / seg), r * math.sin(2 * PI * i / seg), h)) for i in range(seg)])
        for a, b in zip(rings, rings[1:]):
            for i in range(seg):
                j = (i + 1) % seg
                if len(a) == 1 and len(b) == 1: continue
                if len(a) == 1: bm.faces.new((a[0], b[i], b[j]))
                elif len(b) == 1: bm.faces.new((a[i], a[j], b[0]))
                else: bm.faces.new((a[i], a[j], b[j], b[i]))
        me = _cache[key] = _finish(bm, 'lathe', mat, 32)
    return _obj(me, (cx, cy, cz), _AX[axis])


def cyl(cx, cy, cz, r, h, axis='z', mat='steel', bev=None, seg=40):
    """centred cylinder"""
    b = min(.006 if bev is None else bev, .3 * r, .3 * h)
    p = [(0, -h / 2), (r - b, -h / 2), (r - b * .3, -h / 2 + b * .3), (r, -h / 2 + b), (r, h / 2 - b), (r - b * .3, h / 2 - b * .3), (r - b, h / 2), (0, h / 2)]
    return lathe(cx, cy, cz, p, axis, mat, seg)


def ring(cx, cy, cz, r0, r1, h, axis='z', mat='steel', seg=48):
    b = min(.006, .2 * h, .2 * (r1 - r0))
    p = [(r0, -h / 2), (r1 - b, -h / 2), (r1, -h / 2 + b), (r1, h / 2 - b), (r1 - b, h / 2), (r0, h / 2), (r0, -h / 2)]
    return lathe(cx, cy, cz, p, axis, mat, seg)


def rod(p0, p1, r, mat='steel', seg=20):
    p0, p1 = Vector(p0), Vector(p1); d = p1 - p0
    key = ('r', round(d.length, 4), round(r, 4), mat, seg)
    me = _cache.get(key)
    if me is None:
        bm = bmesh.new()
        bmesh.ops.create_cone(bm, cap_ends=True, segments=seg, radius1=r, radius2=r, depth=d.length)
        me = _cache[key] = _finish(bm, 'rod', mat, 40)
    q = d.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    return _obj(me, (p0 + p1) / 2, q)


def beam(p0, p1, w, h, mat='graphite', bev=.008):
    """rectangular bar between two points"""
    p0, p1 = Vector(p0), Vector(p1); d = p1 - p0
    q = d.to_track_quat('X', 'Z').to_matrix().to_4x4()
    key = ('bm', round(d.length, 4), round(w, 4), round(h, 4), mat)
    me = _cache.get(key)
    if me is None:
        bm = bmesh.new(); bmesh.ops.create_cube(bm, size=1)
        bmesh.ops.scale(bm, vec=(d.length, w, h), verts=bm.verts)
        bmesh.ops.bevel(bm, geom=list(bm.edges), offset=min(bev, .4 * min(w, h)), segments=2, profile=.5, affect='EDGES')
        me = _cache[key] = _finish(bm, 'beam', mat, 60)
    return _obj(me, (p0 + p1) / 2, q, wn=True)


def prism(pts, lo, hi, axis='y', mat='graphite', bev=.012):
    """extruded polygon. axis y: pts are (x,z); x: (y,z); z: (x,y)"""
    bm = bmesh.new()
    f = {'y': lambda a, b, t: (a, t, b), 'x': lambda a, b, t: (t, a, b), 'z': lambda a, b, t: (a, b, t)}[axis]
    lov = [bm.verts.new(f(a, b, lo)) for a, b in pts]; hiv = [bm.verts.new(f(a, b, hi)) for a, b in pts]
    n = len(pts)
    fl = bm.faces.new(lov); fh = bm.faces.new(hiv)
    for i in range(n):
        j = (i + 1) % n
        bm.faces.new((lov[i], lov[j], hiv[j], hiv[i]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    if bev:
        es = [e for e in bm.edges if len(e.link_faces) == 2 and e.calc_face_angle(0) > .6]
        bmesh.ops.bevel(bm, geom=es, offset=bev, segments=2, profile=.5, affect='EDGES', clamp_overlap=True)
    return _obj(_finish(bm, 'prism', mat, 40), wn=True)


def arc(cx, cz, r, a0, a1, n=16):
    return [(cx + r * math.cos(math.radians(a0 + (a1 - a0) * i / n)), cz + r * math.sin(math.radians(a0 + (a1 - a0) * i / n))) for i in range(n + 1)]


def rrect(x0, x1, z0, z1, r, n=8):
    return arc(x1 - r, z1 - r, r, 0, 90, n) + arc(x0 + r, z1 - r, r, 90, 180, n) + arc(x0 + r, z0 + r, r, 180, 270, n) + arc(x1 - r, z0 + r, r, 270, 360, n)


def frame_plate(outer, inner, lo, hi, axis='y', mat='graphite'):
    """extruded outline with a hole (same number of points in both loops)"""
    f = {'y': lambda a, b, t: (a, t, b), 'x': lambda a, b, t: (t, a, b), 'z': lambda a, b, t: (a, b, t)}[axis]
    bm = bmesh.new(); n = len(outer)
    L = [[bm.verts.new(f(a, b, t)) for a, b in loop] for loop in (outer, inner) for t in (lo, hi)]
    ol, oh, il, ih = L
    for i in range(n):
        j = (i + 1) % n
        bm.faces.new((ol[i], ol[j], oh[j], oh[i])); bm.faces.new((il[i], ih[i], ih[j], il[j]))
        bm.faces.new((ol[i], il[i], il[j], ol[j])); bm.faces.new((oh[i], oh[j], ih[j], ih[i]))
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    es = [e for e in bm.edges if len(e.link_faces) == 2 and e.calc_face_angle(0) > 1.2]
    bmesh.ops.bevel(bm, geom=es, offset=.015, segments=2, profile=.5, affect='EDGES')
    return _obj(_finish(bm, 'fplate', mat, 40), wn=True)


def tube(pts, r, mat='rubber', smooth=True, closed=False, res=6):
    cu = bpy.data.curves.new('tube', 'CURVE'); cu.dimensions = '3D'
    cu.bevel_depth = r; cu.bevel_resolution = 3 if r > .008 else 1; cu.use_fill_caps = True
    if smooth:
        s = cu.splines.new('BEZIER'); s.bezier_points.add(len(pts) - 1); s.resolution_u = res
        for bp, p in zip(s.bezier_points, pts):
            bp.co = p; bp.handle_left_type = bp.handle_right_type = 'AUTO'
    else:
        s = cu.splines.new('POLY'); s.points.add(len(pts) - 1)
        for q, p in zip(s.points, pts):
            q.co = (*p, 1)
    s.use_cyclic_u = closed
    cu.materials.append(M(mat))
    return _obj(cu)


# the parts of the company's logo, ../saxum/media/logo.svg: the mark and five letters, 640 wide and 100 high
LOGO = [
    [[(0, 0), (100, 0), (100, 21), (0, 61)], [(100, 37), (100, 100), (0, 100), (0, 77)]],
    [[(212, 0)] + arc(172, 29.25, 29.25, -90, -270, 24) + arc(189, 70.75, 12.25, -90, 90) + [(146, 83), (146, 100)]
     + arc(189, 70.75, 29.25, 90, -90, 24) + arc(172, 29.25, 12.25, 90, 270) + [(212, 17)]],
    [[(222, 100), (258, 0), (277, 0), (313, 100), (294, 100), (286.5, 78), (248.5, 78), (241, 100)], [(254, 62), (281, 62), (267.5, 22.5)]],
    [[(318, 100), (353, 49), (320, 0), (341, 0), (363.5, 35), (386, 0), (407, 0), (374, 49), (409, 100), (388, 100), (363.5, 63), (339, 100)]],
    [[(424, 0), (441.5, 0)] + arc(466, 59, 24.5, 180, 0, 24) + [(490.5, 0), (508, 0)] + [(a, 59 + (b - 59) * 41 / 42) for a, b in arc(466, 59, 42, 0, 180, 24)]],
    [[(532, 100), (532, 0), (551, 0), (586, 58), (621, 0), (640, 0), (640, 100), (623, 100), (623, 31), (592, 82), (580, 82), (549, 31), (549, 100)]],
]


def logo(x, y, z, size, mat='white', rx=90, rz=0, align='LEFT', depth=.002, parts=LOGO):
    """the logo, as high as the capitals of `text` in this size"""
    k = .688 * size / 100; xs = [a for part in parts for loop in part for a, b in loop]
    left = min(xs) + (max(xs) - min(xs)) * dict(LEFT=0, CENTER=.5, RIGHT=1)[align]
    cu = bpy.data.curves.new('logo', 'CURVE'); cu.dimensions = '2D'; cu.fill_mode = 'BOTH'; cu.extrude = depth
    for part in parts:
        for loop in part:
            s = cu.splines.new('POLY'); s.points.add(len(loop) - 1); s.use_cyclic_u = True
            for q, (a, b) in zip(s.points, loop): q.co = ((a - left) * k, (50 - b) * k, 0, 1)
    cu.materials.append(M(mat))
    return _obj(cu, (x, y, z), Euler((math.radians(rx), 0, math.radians(rz))).to_matrix().to_4x4())


def text(s, x, y, z, size, mat='white', rx=90, rz=0, align='LEFT', depth=.002):
    if s == 'SAXUM': return logo(x, y, z, size, mat, rx, rz, align, depth)
    cu = bpy.data.curves.new('txt', 'FONT'); cu.body = s; cu.size = size; cu.extrude = depth
    cu.align_x = align; cu.align_y = 'CENTER'; cu.space_character = 1.12
    try:
        cu.font = _cache.setdefault('font', None) or bpy.data.fonts.load(FONT); _cache['font'] = cu.font
    except Exception:
        pass
    cu.materials.append(M(mat))
    return _obj(cu, (x, y, z), Euler((math.radians(rx), 0, math.radians(rz))).to_matrix().to_4x4())


def multi(boxes, mat, bev=0):
    """many small axis-aligned boxes in one mesh: (cx,cy,cz,sx,sy,sz)"""
    vs, fs = [], []
    for cx, cy, cz, sx, sy, sz in boxes:
        n = len(vs)
        for dx in (-.5, .5):
            for dy in (-.5, .5):
                for dz in (-.5, .5):
                    vs.append((cx + dx * sx, cy + dy * sy, cz + dz * sz))
        fs += [(n, n + 1, n + 3, n + 2), (n + 4, n + 6, n + 7, n + 5), (n, n + 4, n + 5, n + 1), (n + 2, n + 3, n + 7, n + 6), (n, n + 2, n + 6, n + 4), (n + 1, n + 5, n + 7, n + 3)]
    me = bpy.data.meshes.new('multi'); me.from_pydata(vs, [], fs); me.materials.append(M(mat))
    o = _obj(me)
    if bev:
        b = o.modifiers.new('b', 'BEVEL'); b.width = bev; b.segments = 1
    return o


# ------------------------------------------------------------------ engineering parts
def bolt(x, y, z, r=.012, axis='y', sgn=-1, mat='dsteel'):
    h = r * .9
    p = [(0, 0), (r * 1.5, 0), (r * 1.5, h * .25), (r, h * .28), (r, h * .95), (r * .85, h * 1.1), (r * .5, h * 1.1), (r * .5, h * .6), (0, h * .6)]
    p = [(a, b * sgn) for a, b in p]
    lathe(x, y, z, p, axis, mat, 14)


def bolts(pts, r=.012, axis='y', sgn=-1, mat='dsteel'):
    for p in pts:
        bolt(*p, r, axis, sgn, mat)


def boltcircle(cx, cy, cz, R, n, r=.012, axis='y', sgn=-1, mat='dsteel', a0=0):
    for i in range(n):
        a = a0 + 2 * PI * i / n; c, s = R * math.cos(a), R * math.sin(a)
        p = {'y': (cx + c, cy, cz + s), 'x': (cx, cy + c, cz + s), 'z': (cx + c, cy + s, cz)}[axis]
        bolt(*p, r, axis, sgn, mat)


def panel(x0, x1, z0, z1, y, mat='white', t=.02, gap=.004, handle=None, bolted=True, r=.008):
    """sheet panel on a -Y facing side"""
    bb(x0 + gap, x1 - gap, y - t, y, z0 + gap, z1 - gap, mat, min(.006, t * .45))
    if bolted and x1 - x0 > .25 and z1 - z0 > .2:
        i = .035
        bolts([(a, y - t, b) for a in (x0 + i, x1 - i) for b in (z0 + i, z1 - i)], r)
    if handle:
        hx = x0 + .06 if handle == 'l' else x1 - .06
        zc = (z0 + z1) / 2; hh = min(.25, (z1 - z0) * .35)
        grip(hx, y - t, zc, hh)


def grip(x, y, z, h, mat='black', vertical=True):
    d = .045
    if vertical:
        tube([(x, y, z - h / 2), (x, y - d, z - h / 2), (x, y - d, z + h / 2), (x, y, z + h / 2)], .009, mat, False)
    else:
        tube([(x - h / 2, y, z), (x - h / 2, y - d, z), (x + h / 2, y - d, z), (x + h / 2, y, z)], .009, mat, False)


def grille(x0, x1, z0, z1, y, n=10, mat='black', slat='grey'):
    bb(x0, x1, y - .006, y + .01, z0, z1, mat, .003)
    h = (z1 - z0) / n
    for i in range(n):
        box((x0 + x1) / 2, y - .014, z0 + h * (i + .5), x1 - x0 - .02, .018, h * .45, slat, .002, rot=(28, 0, 0))


def rail(p0, p1, w=.045, mat='steel', n=None):
    """linear guide (along any axis) with bolt holes shown as dots on top"""
    beam(p0, p1, w, w * .8, mat, .004)


def carriage(x, y, z, s=.1, mat='dsteel'):
    box(x, y, z, s * 1.5, s * .9, s * .55, mat, .006)


def foot(x, y, z=0, h=.12, r=.07):
    lathe(x, y, z, [(0, 0), (r, 0), (r, .015), (r * .45, .035), (r * .25, .04), (0, .04)], 'z', 'black', 24)
    cyl(x, y, z + h / 2 + .02, r * .22, h, 'z', 'steel', seg=16)
    cyl(x, y, z + h * .75, r * .45, .025, 'z', 'dsteel', seg=6)


def bellows(x0, x1, y0, y1, z0, z1, axis='x', pitch=.04, mat='bellows'):
    """folded way cover"""
    L = {'x': (x0, x1), 'y': (y0, y1), 'z': (z0, z1)}[axis]
    n = max(2, int((L[1] - L[0]) / pitch)); d = (L[1] - L[0]) / n
    lst = []
    for i in range(n):
        c = L[0] + d * (i + .5)
        for k, sh in ((-.25, 0), (.25, .016)):
            cc = c + k * d
            if axis == 'x': lst.append((cc, (y0 + y1) / 2, (z0 + z1) / 2, d * .5, y1 - y0 - sh, z1 - z0 - sh))
            elif axis == 'y': lst.append(((x0 + x1) / 2, cc, (z0 + z1) / 2, x1 - x0 - sh, d * .5, z1 - z0 - sh))
            else: lst.append(((x0 + x1) / 2, (y0 + y1) / 2, cc, x1 - x0 - sh, y1 - y0 - sh, d * .5))
    multi(lst, mat)


def chain(x0, x1, xm, y, z, w=.12, h=.05, R=.1, mat='black'):
    """cable chain in X: lower run x0..xm at z, loop at xm, upper run back to x1"""
    p = .06
    def link(cx, cz, ang):
        box(cx, y, cz, p * .9, w, h, mat, .006, rot=(0, -math.degrees(ang), 0))
    d = 1 if xm > x0 else -1
    x = x0
    while (xm - x) * d > 0:
        link(x, z, 0); x += p * d
    for i in range(1, int(PI * R / p) + 1):
        a = i * p / R
        link(xm + d * R * math.sin(a), z + R - R * math.cos(a), d * a)
    x = xm
    while (x - x1) * d > 0:
        link(x, z + 2 * R, 0); x -= p * d


def motor(x, y, z, r=.1, l=.3, axis='z', mat='graphite', sgn=1):
    """servo motor: flange, body with fins, end cap, connector. starts at the point and goes sgn along axis"""
    prof = [(0, 0), (r * 1.15, 0), (r * 1.15, .02), (r, .022)]
    n = max(6, int(l * .75 / .022)); d = l * .75 / n
    for i in range(n):
        h = .025 + i * d
        prof += [(r, h), (r, h + d * .55), (r * .92, h + d * .6), (r * .92, h + d * .95)]
    prof += [(r * .97, l * .8), (r * .97, l * .97), (r * .9, l), (0, l)]
    lathe(x, y, z, [(a, b * sgn) for a, b in prof], axis, mat, 32)


def pulpit(x, y, z=0, rz=0, stand='arm', h=1.35, txt=True):
    """control pulpit; faces -Y of its frame"""
    with at(x, y, z, rz=rz):
        if stand == 'floor':
            lathe(0, 0, 0, [(0, 0), (.24, 0), (.24, .02), (.2, .03), (.06, .035), (.05, .05), (.05, h - .2), (0, h - .2)], 'z', 'graphite', 40)
        with at(0, -.02, h, rx=-14):
            prism(rrect(-.31, .31, -.26, .28, .03), -.05, .07, 'y', 'graphite', .012)
            prism(rrect(-.315, .315, .255, .285, .012), -.055, .075, 'y', 'crimson', .004)
            bb(-.275, .275, -.056, -.045, -.08, .24, 'black', .004)
            # screen quad with uv
            me = bpy.data.meshes.new('scr')
            me.from_pydata([(-.255, -.058, -.062), (.255, -.058, -.062), (.255, -.058, .222), (-.255, -.058, .222)], [], [(0, 1, 2, 3)])
            uv = me.uv_layers.new(); 
            for i, c in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))): uv.data[i].uv = c
            me.materials.append(M('screen')); _obj(me)
            for i in range(6):
                cyl(-.24 + i * .055, -.056, -.14, .015, .012, 'y', ('light', 'light', 'light', 'led', 'light', 'light')[i], seg=20)
                cyl(-.24 + i * .055, -.056, -.2, .015, .012, 'y', 'grey', seg=20)
            cyl(.2, -.055, -.17, .045, .008, 'y', 'yellow', seg=28)
            lathe(.2, -.058, -.17, [(0, -.035), (.026, -.035), (.03, -.028), (.03, -.018), (.018, -.012), (.018, 0), (0, 0)], 'y', 'red', 28)
            cyl(.105, -.07, -.17, .028, .03, 'y', 'steel', seg=28)
            tube([(-.27, -.05, -.245), (-.27, -.1, -.245), (.27, -.1, -.245), (.27, -.05, -.245)], .011, 'steel', False)


def tower(x, y, z, h=.35):
    """signal light column"""
    cyl(x, y, z + h * .25, .012, h * .5, 'z', 'steel')
    for i, m in enumerate(('led', 'light', 'light')):
        cyl(x, y, z + h * .5 + .035 + i * .062, .03, .058, 'z', m, seg=24)
    cyl(x, y, z + h * .5 + .2, .03, .02, 'z', 'black', seg=24)


def cabinet(x0, x1, y0, y1, h, mat='light', doors=2, z0=.1, name=True, fan=True):
    """electrical cabinet facing -Y"""
    bb(x0, x1, y0, y1, z0, h, mat, .012)
    bb(x0 + .02, x1 - .02, y0 + .02, y1 - .02, 0, z0 + .01, 'black', .004)
    w = (x1 - x0) / doors
    for i in range(doors):
        a = x0 + i * w
        panel(a + .012, a + w - .012, z0 + .03, h - .03, y0, mat, .022, bolted=False, handle='r' if i % 2 == 0 else 'l')
        if fan:
            grille(a + w * .3, a + w * .7, z0 + .18, z0 + .40, y0 - .022, 7)
    bb(x0, x1, y0 - .004, y1, h, h + .025, 'graphite', .006)


def fence(p0, p1, h=2.0, mat='graphite', pitch=.05, post=1.2, door=False):
    p0, p1 = Vector((*p0, 0)), Vector((*p1, 0)); d = p1 - p0; L = d.length
    ang = math.degrees(math.atan2(d.y, d.x))
    with at(p0.x, p0.y, 0, rz=ang):
        n = max(1, round(L / post)); s = L / n
        for i in range(n + 1):
            bb(i * s - .03, i * s + .03, -.03, .03, 0, h, mat, .005)
            bb(i * s - .08, i * s + .08, -.06, .06, 0, .012, mat, .003)
        ls = []
        for i in range(n):
            a, b = i * s + .045, (i + 1) * s - .045
            for k in (.14, h - .03):
                ls.append(((a + b) / 2, 0, k, b - a, .022, .022))
            for k in (a, b):
                ls.append((k, 0, h / 2 + .05, .022, .022, h - .16))
            m = int((b - a) / pitch)
            for k in range(1, m):
                ls.append((a + (b - a) * k / m, 0, h / 2 + .05, .005, .005, h - .18))
            for k in range(1, int((h - .2) / .2)):
                ls.append(((a + b) / 2, 0, .14 + k * .2, b - a, .005, .005))
        multi(ls, mat)


def handrail(pts, h=1.05, mat='graphite', r=.02, closed=False):
    for a, b in zip(pts, pts[1:]):
        a, b = Vector(a), Vector(b); n = max(1, round((b - a).length / 1.1))
        for i in range(n + 1):
            p = a.lerp(b, i / n); rod(p, p + Vector((0, 0, h)), r, mat, 12)
        for k in (h, h * .52):
            rod(a + Vector((0, 0, k)), b + Vector((0, 0, k)), r * (1 if k == h else .75), mat, 12)
        beam(a + Vector((0, 0, .06)), b + Vector((0, 0, .06)), .008, .12, mat, .002)


def ladder(x, y, z0, z1, w=.45, axis='x', mat='graphite'):
    n = int((z1 - z0) / .28)
    for s in (-w / 2, w / 2):
        rod((x + s, y, z0) if axis == 'x' else (x, y + s, z0), (x + s, y, z1 + .9) if axis == 'x' else (x, y + s, z1 + .9), .022, mat, 12)
    for i in range(n):
        z = z0 + .28 * (i + 1)
        rod((x - w / 2, y, z) if axis == 'x' else (x, y - w / 2, z), (x + w / 2, y, z) if axis == 'x' else (x, y + w / 2, z), .014, 'galv', 10)


def stairs(x0, x1, y, w, z1, mat='graphite'):
    """stair going up from x0 (floor) to x1 (z1), width w in Y starting at y"""
    n = max(3, int(z1 / .2)); dx = (x1 - x0) / n
    for i in range(n):
        box(x0 + dx * (i + .5), y + w / 2, z1 * (i + 1) / n - .015, abs(dx) * 1.05, w, .03, 'galv', .003)
    for yy in (y, y + w):
        beam((x0, yy, .1), (x1, yy, z1 + .0), .012, .22, mat)
        rod((x0, yy, 1.0), (x1, yy, z1 + 1.0), .02, mat, 12)
        for t in (0.02, .5, .98):
            px = x0 + (x1 - x0) * t
            rod((px, yy, z1 * t), (px, yy, z1 * t + 1.0), .018, mat, 12)


def platform(x0, x1, y0, y1, z, mat='graphite', legs=True, rails='f'):
    bb(x0, x1, y0, y1, z - .1, z - .03, mat, .006)
    bb(x0 + .01, x1 - .01, y0 + .01, y1 - .01, z - .035, z, 'galv', .004)
    if legs:
        for x in (x0 + .08, x1 - .08):
            for y in (y0 + .08, y1 - .08):
                bb(x - .04, x + .04, y - .04, y + .04, 0, z - .1, mat, .006)
                bb(x - .08, x + .08, y - .08, y + .08, 0, .015, mat, .003)
    if 'f' in rails: handrail([(x0 + .03, y0 + .03, z), (x1 - .03, y0 + .03, z)])
    if 'l' in rails: handrail([(x0 + .03, y0 + .03, z), (x0 + .03, y1 - .03, z)])
    if 'r' in rails: handrail([(x1 - .03, y0 + .03, z), (x1 - .03, y1 - .03, z)])


def rollers(x0, x1, y0, y1, z, pitch=.16, r=.04, mat='steel', frame='graphite', legs=True):
    """roller conveyor along X, top of rollers at z"""
    for y, s in ((y0, -1), (y1, 1)):
        bb(x0, x1, y - .035, y + .035, z - r - .12, z - .01, frame, .008)
    n = int((x1 - x0) / pitch)
    for i in range(n):
        x = x0 + pitch * (i + .5)
        cyl(x, (y0 + y1) / 2, z - r, r, y1 - y0 - .06, 'y', mat, seg=20)
        cyl(x, y0 - .036, z - r, .018, .012, 'y', 'dsteel', seg=6)
    if legs:
        m = max(2, round((x1 - x0) / 1.6) + 1)
        for i in range(m):
            x = x0 + .12 + (x1 - x0 - .24) * i / (m - 1)
            for y in (y0, y1):
                bb(x - .04, x + .04, y - .03, y + .03, .1, z - r - .1, frame, .006); foot(x, y)
            bb(x - .025, x + .025, y0, y1, .28, .34, frame, .006)


def slab(x0, x1, y0, y1, z0, z1, mat='marble', rough=True):
    """stone slab with slightly irregular outline"""
    if not rough:
        return bb(x0, x1, y0, y1, z0, z1, mat, .003)
    pts = []
    def side(a, b, n):
        for i in range(n):
            t = i / n
            pts.append((a[0] + (b[0] - a[0]) * t + rnd.uniform(-.014, .014), a[1] + (b[1] - a[1]) * t + rnd.uniform(-.014, .014)))
    c = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    for i in range(4):
        a, b = c[i], c[(i + 1) % 4]
        side(a, b, max(4, int(math.hypot(b[0] - a[0], b[1] - a[1]) / .12)))
    return prism(pts, z0, z1, 'z', mat, 0)


def block(x0, x1, y0, y1, z0, z1, mat='granite', amp=.02, cuts=14):
    """quarry block with uneven faces"""
    bm = bmesh.new(); bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=cuts, use_grid_fill=True)
    for v in bm.verts:
        v.co = (x0 + (v.co.x + .5) * (x1 - x0), y0 + (v.co.y + .5) * (y1 - y0), z0 + (v.co.z + .5) * (z1 - z0))
        if v.co.z > z0 + .01:
            v.co += Vector((rnd.uniform(-amp, amp), rnd.uniform(-amp, amp), rnd.uniform(-amp, amp)))
    return _obj(_finish(bm, 'block', mat, 22))


def cover(x0, x1, y0, y1, z0, z1, mat='white', n=1, accent=None):
    """machine housing: core plus panels on the -Y face split in n"""
    bb(x0, x1, y0, y1, z0, z1, mat, .012)
    w = (x1 - x0) / n
    for i in range(n):
        panel(x0 + i * w + .008, x0 + (i + 1) * w - .008, z0 + .015, z1 - .015, y0, mat, .016)
    if accent:
        bb(x0 - .003, x1 + .003, y0 - .02, y1 + .003, z0 + accent, z0 + accent + .05, 'crimson', .004)


def plate(x, y, z, s='SAXUM', w=.26, h=.09):
    """nameplate on -Y face"""
    bb(x - w / 2, x + w / 2, y - .006, y, z - h / 2, z + h / 2, 'alu', .002)
    text(s, x, y - .007, z, h * .5, 'black', align='CENTER', depth=.001)


def fan(x, y, z, r=.4, axis='y', l=.25, mat='light'):
    """centrifugal blower"""
    cyl(x, y, z, r, l, axis, mat, .02)
    if axis == 'y':
        bb(x, x + r * 1.3, y - l / 2, y + l / 2, z + r * .35, z + r, mat, .01)
        ring(x, y - l / 2, z, r * .3, r * .45, .05, 'y', 'dsteel'); cyl(x, y - l / 2 + .01, z, r * .3, .04, 'y', 'black')
        motor(x, y + l / 2, z, r * .42, r * .9, 'y', 'graphite')


def pipe(pts, r, mat='galv', flanges=True, n=8):
    """rigid pipe with rounded elbows and flanges"""
    P = [Vector(p) for p in pts]; out = [P[0]]
    R = r * 2.2
    for a, b, c in zip(P, P[1:], P[2:]):
        u = (a - b); v = (c - b)
        k = min(R, u.length * .49, v.length * .49)
        p0 = b + u.normalized() * k; p1 = b + v.normalized() * k
        for i in range(n + 1):
            t = i / n
            out.append(p0 * (1 - t) ** 2 + b * 2 * t * (1 - t) + p1 * t * t)
    out.append(P[-1])
    cu = tube(out, r, mat, False); cu.data.bevel_resolution = 6
    if flanges:
        for a, b in zip(P, P[1:]):
            d = (b - a)
            if d.length > 5 * r:
                u = d.normalized()
                for t in ((.5,) if d.length < 12 * r else (.3, .7)):
                    c = a + d * t
                    rod(c - u * r * .12, c + u * r * .12, r * 1.25, mat, 28)


# ------------------------------------------------------------------ studio and rendering
def bounds(objs=None):
    dg = bpy.context.evaluated_depsgraph_get()
    pts = []
    for o in (objs or PRODUCT):
        ev = o.evaluated_get(dg)
        pts += [tuple(o.matrix_world @ Vector(c)) for c in ev.bound_box]
    return np.array(pts)


def area(loc, target, sx, sy, power, col=(1, 1, 1), cam=False):
    l = bpy.data.lights.new('a', 'AREA'); l.shape = 'RECTANGLE'; l.size = sx; l.size_y = sy; l.energy = power; l.color = col
    o = bpy.data.objects.new('a', l); o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = cam
    bpy.context.scene.collection.objects.link(o)
    return o


def world(col, s, gradient=False):
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w; w.use_nodes = True
    b = w.node_tree.nodes['Background']; b.inputs[0].default_value = (*col, 1); b.inputs[1].default_value = s
    if gradient:
        nt = w.node_tree
        tc = _node(nt, 'ShaderNodeTexCoord'); sp = _node(nt, 'ShaderNodeSeparateXYZ'); nt.links.new(tc.outputs['Generated'], sp.inputs[0])
        c = _ramp(nt, sp.outputs['Z'], [(0, (.16, .16, .165)), (.32, (.34, .34, .34)), (1, (1.0, 1.0, 1.0))])
        nt.links.new(c, b.inputs[0])


ENVIRONMENTS = os.path.join(bpy.utils.system_resource('DATAFILES'), 'studiolights', 'world')


def surroundings(name, strength, grey=.75, peak=6, boxes=(), ambient=(.2, .2, .2), turn=0):
    """the light of a picture as one panorama: a photographed room that Blender brings (CC0), paler by `grey`, and soft
    boxes painted into it. One panorama instead of many lamps is sampled where it is bright, which leaves little noise.

    A box is (azimuth, elevation, half width, half height, irradiance, colour), in degrees; azimuth 0 lies behind the
    camera of `turn`, positive to the right.
    """
    im = bpy.data.images.load(os.path.join(ENVIRONMENTS, name + '.exr')); W, H = im.size
    px = np.empty(W * H * 4, np.float32); im.pixels.foreach_get(px); bpy.data.images.remove(im)
    px = px.reshape(H, W, 4)[..., :3]
    px = np.minimum(px * (1 - grey) + px.mean(2, keepdims=True) * grey, peak) * strength + np.array(ambient, np.float32)
    phi = (.5 - (np.arange(W) + .5) / W) * 2 * PI; th = ((np.arange(H) + .5) / H - .5) * PI
    d = np.stack(np.broadcast_arrays(np.cos(th)[:, None] * np.cos(phi), np.cos(th)[:, None] * np.sin(phi), np.sin(th)[:, None]), 2)
    solid = (2 * PI / W) * (PI / H) * np.cos(th)[:, None]
    for az, el, hw, hh, power, col in boxes:
        q = Euler((math.radians(90 - el), 0, math.radians(turn + az))).to_matrix()
        R = np.array(q)                       # columns: right, up, towards the box
        c = d @ R; z = np.maximum(c[..., 2], 1e-4)
        edge = lambda v, h: np.clip((math.tan(math.radians(h)) - np.abs(v)) / (.18 * math.tan(math.radians(h))) + .5, 0, 1)
        m = edge(c[..., 0] / z, hw) * edge(c[..., 1] / z, hh) * (c[..., 2] > 0)
        px = px + (m * power / max((m * solid).sum(), 1e-6))[..., None] * np.array(col, np.float32)
    out = bpy.data.images.new('surroundings', W, H, float_buffer=True); out.colorspace_settings.name = 'Non-Color'
    out.pixels.foreach_set(np.concatenate([px, np.ones((H, W, 1))], 2).astype(np.float32).ravel()); out.update(); out.pack()
    w = bpy.data.worlds.new('surroundings'); bpy.context.scene.world = w; w.use_nodes = True; nt = w.node_tree
    t = _node(nt, 'ShaderNodeTexEnvironment'); t.image = out
    nt.links.new(t.outputs['Color'], nt.nodes['Background'].inputs[0]); nt.nodes['Background'].inputs[1].default_value = 1
    w.cycles.sampling_method = 'MANUAL'; w.cycles.sample_map_resolution = 1024


def camera_fit(az=-35, el=12, lens=85, fill=.78, fillh=.74, up=.0, aspect=1.6, objs=None):
    """place the camera so that the product fills the frame; az measured from -Y (positive = camera to the right)"""
    P = bounds(objs)
    c = (P.min(0) + P.max(0)) / 2
    cam = bpy.data.cameras.new('cam'); cam.lens = lens; cam.sensor_width = 36
    o = bpy.data.objects.new('cam', cam); bpy.context.scene.collection.objects.link(o); bpy.context.scene.camera = o
    a, e = math.radians(az), math.radians(el)
    d = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    q = (-d).to_track_quat('-Z', 'Y'); R = np.array(q.to_matrix())
    Q = (P - c) @ R           # camera space coords (x right, y up, z towards camera)
    tx = 18. / lens; ty = tx / aspect
    dist, ox, oy = 10., 0., 0.
    for _ in range(60):
        z = np.maximum(dist - Q[:, 2], .1)
        x = (Q[:, 0] - ox) / z / tx; y = (Q[:, 1] - oy) / z / ty
        s = max((x.max() - x.min()) / 2 / fill, (y.max() - y.min()) / 2 / fillh)
        ox += (x.max() + x.min()) / 2 * tx * dist; oy += (y.max() + y.min()) / 2 * ty * dist
        dist *= s ** .8
    oy += up * ty * dist
    o.location = Vector(c) + d * dist + q @ Vector((ox, oy, 0))
    o.rotation_euler = q.to_euler()
    cam.clip_end = 1000; cam.clip_start = .05
    return o, dist, P


def camera_look(loc, target, lens=85, fstop=None):
    cam = bpy.data.cameras.new('cam'); cam.lens = lens; cam.clip_end = 1000
    o = bpy.data.objects.new('cam', cam); bpy.context.scene.collection.objects.link(o); bpy.context.scene.camera = o
    o.location = loc; o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    if fstop:
        cam.dof.use_dof = True; cam.dof.focus_distance = (Vector(target) - Vector(loc)).length; cam.dof.aperture_fstop = fstop
    return o


def studio(P, az, cool=False):
    """seamless cyclorama and soft boxes scaled to the product; P = bounds points"""
    lo, hi = P.min(0), P.max(0); c = (lo + hi) / 2; S = float(max(np.linalg.norm(hi[:2] - lo[:2]), (hi[2] - lo[2]) * 1.4))
    a = math.radians(az)
    # cyclorama, turned to the camera
    bm = bmesh.new(); W = 9 * S; prof = [(-7 * S, 0), (2.6 * S, 0)]
    R = 2.2 * S
    prof += [(2.6 * S + R * math.sin(t * PI / 32), R - R * math.cos(t * PI / 32)) for t in range(1, 17)] + [(2.6 * S + R, 9 * S)]
    rows = [[bm.verts.new((x, y, z)) for y, z in prof] for x in (-W, W)]
    for i in range(len(prof) - 1):
        bm.faces.new((rows[0][i], rows[1][i], rows[1][i + 1], rows[0][i + 1]))
    m, nt, b = _new('cyc'); b.inputs['Base Color'].default_value = (.80, .793, .78, 1); b.inputs['Roughness'].default_value = .38; b.inputs['Specular'].default_value = .22
    _mats['cyc'] = m
    me = _finish(bm, 'cyc', 'cyc', 60)
    o = bpy.data.objects.new('cyc', me); bpy.context.scene.collection.objects.link(o)
    o.matrix_world = Matrix.Translation((c[0], c[1], lo[2] - .0005)) @ Matrix.Rotation(a, 4, 'Z')
    o.visible_shadow = False     # the light comes from around the stage, also through its wall
    surroundings('studio', .8, turn=az, ambient=(.13, .132, .137), boxes=(
        (0, 84, 40, 26, 2.3, (1, 1, 1)),                 # bank overhead
        (-62, 36, 12, 16, 1.6, (1, .975, .94)),          # key from the left
        (72, 24, 11, 28, .3, (.93, .965, 1)),            # broad strip on the right, dim: blades mirror it
        (148, 34, 24, 7, .8, (1, 1, 1)),                 # rim from behind
        (12, 28, 34, 14, .2, (1, 1, 1)),                 # fill above the camera
    ))
    return S


def render_setup(w, h, spp):
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'; sc.cycles.device = 'CPU'
    sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = w, h, 100
    c = sc.cycles
    c.samples = spp; c.use_adaptive_sampling = True; c.adaptive_threshold = .05; c.adaptive_min_samples = min(8, spp)
    c.pixel_filter_type = 'BLACKMAN_HARRIS'; c.filter_width = 1.5
    c.max_bounces = 3; c.diffuse_bounces = 2; c.glossy_bounces = 2; c.transmission_bounces = 3; c.transparent_max_bounces = 4
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 4; c.sample_clamp_direct = 12; c.blur_glossy = .4
    c.use_denoising = False
    sc.render.use_persistent_data = False
    sc.render.threads_mode = 'AUTO'
    sc.view_settings.view_transform = 'Raw'
    vl = bpy.context.view_layer
    vl.cycles.denoising_store_passes = True


def render_arrays(w, h, spp, tmp):
    """render and return (color, albedo, normal) float arrays, bottom row first"""
    render_setup(w, h, spp)
    sc = bpy.context.scene; sc.use_nodes = True; nt = sc.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers'); out = nt.nodes.new('CompositorNodeOutputFile')
    out.base_path = tmp; out.format.file_format = 'OPEN_EXR'; out.format.color_depth = '32'; out.format.exr_codec = 'NONE'
    out.file_slots.clear()
    names = ['Image', 'Denoising Albedo', 'Denoising Normal']
    for n in names:
        s = n.split()[-1].lower(); out.file_slots.new(s + '_')
        if n in rl.outputs: nt.links.new(rl.outputs[n], out.inputs[-1])
    comp = nt.nodes.new('CompositorNodeComposite'); nt.links.new(rl.outputs['Image'], comp.inputs[0])
    sc.frame_set(1)
    bpy.ops.render.render()
    res = []
    for n in names:
        p = os.path.join(tmp, n.split()[-1].lower() + '_0001.exr')
        im = bpy.data.images.load(p); im.colorspace_settings.name = 'Non-Color'
        a = np.empty(w * h * 4, np.float32); im.pixels.foreach_get(a); res.append(a.reshape(h, w, 4)[..., :3].copy()); bpy.data.images.remove(im); os.remove(p)
    return res


def shoot(path, w, h, spp, tmp, grade):
    """render the passes of a picture and keep them, with the grade that `develop.py` gives it, at `path` (.npz);
    samples of a render that is there already are added up"""
    prev = np.load(path) if os.path.exists(path) else None
    if prev is not None and prev['col'].shape != (h, w, 3): prev = None
    bpy.context.scene.cycles.seed = int(prev['n']) if prev is not None else 0
    t0 = time.time(); P = render_arrays(w, h, spp, tmp); n = spp; seconds = time.time() - t0
    P[0] = np.minimum(P[0], 60)
    if prev is not None:
        m = int(prev['n']); n = m + spp; seconds += float(prev['seconds'])
        P = [(prev[k].astype(np.float32) * m + v * spp) / n for k, v in zip(('col', 'alb', 'nor'), P)]
    os.makedirs(os.path.dirname(path), exist_ok=True)
    np.savez(path, col=P[0].astype(np.float16), alb=P[1].astype(np.float16), nor=P[2].astype(np.float16),
             n=n, seconds=seconds, grade=json.dumps(grade))
