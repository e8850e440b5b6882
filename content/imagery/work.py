"""People's work without people: the loading dock, a fair stand, the desk of the remote service, a mould under the cutter."""
from saxlib import *
import saxlib
import arcus, halls, outdoor, props, rooms, stories, vertex
from stories import ground, stone, sun

MEDIA = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'saxum', 'media'))
FRAME = .046, .060        # of a photographed screen: wall and frame, see display.py

BUILD['carpet'] = lambda: saxlib._simple('carpet', (.060, .062, .067), .98, bump=.6, bscale=420)
BUILD['carpetr'] = lambda: saxlib._simple('carpetr', (.26, .014, .045), .98, bump=.6, bscale=420)
BUILD['truss'] = lambda: saxlib._simple('truss', (.56, .57, .58), .32, .9)
BUILD['trailer'] = lambda: saxlib._simple('trailer', (.55, .54, .52), .5)
BUILD['plywood'] = lambda: props._grain('plywood', (.20, .145, .095), (.27, .20, .13), (.32, .245, .17), 1, 10, .6)
BUILD['chequer'] = lambda: saxlib._simple('chequer', (.20, .205, .21), .45, .8, bump=.5, bscale=60)
BUILD['bumper'] = lambda: saxlib._simple('bumper', (.015, .015, .015), .8)
BUILD['tool'] = lambda: saxlib._simple('tool', (.42, .30, .17), .62)
BUILD['mouldb'] = lambda: _mould()
BUILD['chip'] = lambda: saxlib._simple('chip', (.40, .29, .17), .8)
BUILD['deskw'] = lambda: props._grain('deskw', (.46, .34, .21), (.56, .43, .28), (.62, .49, .34), 0, 12, .45)
BUILD['keycap'] = lambda: saxlib._simple('keycap', (.10, .10, .105), .6)


def screen(name, file):
    """material that shines with a picture of the media folder, without its frame"""
    def make():
        im = bpy.data.images.load(os.path.join(MEDIA, file)); w, h = im.size; a = np.empty(w * h * 4, np.float32); im.pixels.foreach_get(a); x, y = int(w * FRAME[0]), int(h * FRAME[1]); a = np.ascontiguousarray(a.reshape(h, w, 4)[y:h - y, x:w - x])
        cut = bpy.data.images.new(name, a.shape[1], a.shape[0]); cut.pixels.foreach_set(a.ravel()); cut.pack()
        m, nt, b = saxlib._new(name); t = nt.nodes.new('ShaderNodeTexImage'); t.image = cut; tc = saxlib._node(nt, 'ShaderNodeTexCoord'); nt.links.new(tc.outputs['UV'], t.inputs['Vector'])
        b.inputs['Base Color'].default_value = (.01, .012, .015, 1); b.inputs['Roughness'].default_value = .22; nt.links.new(t.outputs['Color'], b.inputs['Emission']); b.inputs['Emission Strength'].default_value = 1.0; m.cycles.sample_as_light = False; return m
    BUILD[name] = make
    return name


def face(x0, x1, y, z0, z1, mat):
    """rectangle towards -y that shows a picture once"""
    me = bpy.data.meshes.new('face'); me.from_pydata([(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], [], [(0, 1, 2, 3)]); uv = me.uv_layers.new()
    for i, c in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))): uv.data[i].uv = c
    me.materials.append(saxlib.M(mat)); return saxlib._obj(me)


# ------------------------------------------------------------------ loading dock
def dock_build():
    """inside a hall: the dock gate is up, a trailer stands behind it, crates wait on the floor"""
    ground(30, 'hfloor')
    bb(-9, -1.45, 4, 4.15, 0, 6, 'hwall', 0); bb(1.45, 9, 4, 4.15, 0, 6, 'hwall', 0); bb(-1.45, 1.45, 4, 4.15, 3.0, 6, 'hwall', 0)
    multi([(x, 3.994, 3, .02, .012, 6) for x in list(np.arange(-9, -1.5, 1.2)) + list(np.arange(2.4, 9, 1.2))], 'hsteel')
    for x in (-1.45, 1.45): bb(x - .10, x + .10, 3.90, 4.05, 0, 3.1, 'hsteel', .006); bb(x - .16 if x < 0 else x + .08, x - .08 if x < 0 else x + .16, 3.86, 4.0, 0, 1.1, 'yellow', .01); multi([(x + (-.12 if x < 0 else .12), 3.855, .12 + .22 * k, .085, .004, .10) for k in range(5)], 'black')
    bb(-1.6, 1.6, 3.84, 4.0, 2.98, 3.14, 'hsteel', .006)
    for k in range(3): bb(-1.4, 1.4, 3.2 - 1.2 * k - 1.1, 3.2 - 1.2 * k, 3.16, 3.20, 'trailer', .004)
    for x in (-1.5, 1.5): rod((x, 4.0, 3.16), (x, -.4, 3.20), .03, 'galv')
    text('DOCK 2', 1.95, 3.985, 2.55, .30, 'crimson', depth=.004); bb(1.75, 2.05, 3.86, 3.99, 1.25, 1.75, 'light', .01)
    for k, m in enumerate(('led', 'red', 'gripd')): cyl(1.82 + .08 * k, 3.855, 1.60, .022, .02, 'y', m, .003, 24)
    bb(-1.0, 1.0, 2.1, 4.4, -.02, .006, 'chequer', .003); bb(-1.0, 1.0, 4.4, 4.85, .004, .016, 'chequer', .003)
    for x in (-1.0, 1.0): bb(x - .03, x + .03, 2.1, 4.4, -.03, .008, 'yellow', .002)
    # trailer
    bb(-1.22, 1.22, 4.6, 16, -.1, .0, 'plywood', 0); bb(-1.26, -1.22, 4.6, 16, 0, 2.6, 'trailer', 0); bb(1.22, 1.26, 4.6, 16, 0, 2.6, 'trailer', 0); bb(-1.26, 1.26, 4.6, 16, 2.6, 2.64, 'trailer', 0); bb(-1.26, 1.26, 16, 16.1, 0, 2.6, 'trailer', 0)
    for k in range(9):
        for s in (-1, 1): bb(s * 1.21 - .02, s * 1.21 + .02, 5.0 + 1.3 * k, 5.08 + 1.3 * k, 0, 2.6, 'galv', .003)
    for x in (-.75, .75):
        for z in (.35, .95): bb(x * 1.62 - .01, x * 1.62 + .01, 4.6, 16, z, z + .10, 'galv', .002)
    for x in (-1.6, 1.6): bb(min(x, x * .83), max(x, x * .83), 4.15, 4.62, 0, 3.0, 'bumper', .02)
    bb(-1.6, 1.6, 4.15, 4.62, 2.5, 3.0, 'bumper', .02)
    with at(-.45, 9.2, 0): props.crate(1.2, 1.0, 1.5)
    with at(.55, 11.2, 0, rz=3): props.crate(1.1, 1.2, 1.8)
    # in the hall: crate on the pallet truck, crates, cartons, strap, cone, helmet, pallets
    with at(.15, 1.05, .085, rz=-8): props.crate(1.5, 1.0, 1.15)
    with at(.15, .42, 0, rz=-8): props.pallet_truck()
    with at(-2.75, 1.75, 0, rz=14): props.crate(1.9, 1.2, 1.65)
    with at(-2.55, .15, 0, rz=-10):
        props.pallet()
        for k, (x, y, z, w, h) in enumerate(((-.30, 0, .145, .52, .34), (.28, .02, .145, .56, .42), (-.28, .02, .485, .44, .26))): box(x, y, z + h / 2, w, .6, h, 'cartonh', .004); bb(x - .02, x + .02, y - .3015, y + .3015, z + h * .55, z + h + .001, 'tape', 0); bb(x - w * .4, x - w * .1, y - .3012, y - .30, z + h * .2, z + h * .55, 'paper2', 0)
    for k in range(7):
        with at(2.75, 2.6, .146 * k, rz=2 * (-1) ** k): props.pallet()
    with at(2.1, 1.2, 0): props.cone()
    with at(3.3, 3.2, 0, rz=-90):  props.ladder_a(4)
    with at(2.5, 3.87, 0): props.extinguisher()
    with at(-.10, .95, 1.258, rz=150): props.helmet('shelly')
    for x in (-1.3, 1.3): bb(x - .05, x + .05, -6, 2.0, .0, .002, 'yellow', 0)


BUILD['tape'] = lambda: saxlib._simple('tape', (.38, .25, .13), .3, 0, .5, .3)
BUILD['gripd'] = lambda: saxlib._simple('gripd', (.03, .03, .032), .6)


def dock_scene():
    camera_look((-1.55, -3.35, 1.62), (.02, 2.4, 1.02), 30, 5.6)
    world((.62, .72, .85), .32)
    area((0, 4.5, 2.4), (0, -2, .4), 2.4, .4, 60, (.93, .97, 1)); area((0, 10, 2.55), (0, 10, 0), 1.8, 8, 190, (.95, .98, 1)); area((-4.5, -2.6, 5.6), (-.5, 1.5, .6), 4, 2.5, 380, (1, .98, .95)); area((4.5, 0, 5.4), (.8, 2, .8), 2, 4, 160, (.96, .98, 1))
    return dict(expo=1.1, contrast=1.13, vign=.3)


# ------------------------------------------------------------------ fair
def stand_truss(x0, x1, y0, y1, z):
    for a, b in (((x0, y0), (x1, y0)), ((x1, y0), (x1, y1)), ((x1, y1), (x0, y1)), ((x0, y1), (x0, y0))):
        p, q = Vector((*a, z)), Vector((*b, z)); u = (q - p).normalized(); s = Vector((-u.y, u.x, 0)) * .14
        for d in (s, -s, s + Vector((0, 0, .28)), -s + Vector((0, 0, .28))): rod(p + d, q + d, .024, 'truss', 12)
        n = int((q - p).length / .35)
        for i in range(n): c = p + (q - p) * (i + .5) / n; e = s if i % 2 else -s; rod(c + e - u * .17, c + e + u * .17 + Vector((0, 0, .28)), .010, 'truss', 8); rod(c + s - u * .17, c - s + u * .17, .010, 'truss', 8)


def fair_build():
    """a stand in a dark hall: the saw on grey carpet, a red wall with the name, counter, stools, table"""
    ground(40, 'carpet'); bb(-5.2, 5.2, -3.0, 4.6, 0, .06, 'carpet', .004); bb(-5.2, 5.2, -3.02, -3.0, 0, .062, 'truss', 0)
    with at(-.6, 1.5, .06): arcus.arcus(3.8, 2.3, 1.95, 'columns', 'ARCUS 625 5X', .35, -.25, 38, .42, 'marble', cab=False)
    bb(-5.2, 5.2, 4.5, 4.7, .06, 4.3, 'crimson', .002); text('SAXUM', -3.2, 4.49, 3.72, .72, 'white', align='CENTER', depth=.03)
    bb(2.95, 3.0, 4.40, 4.47, 1.4, 2.9, 'black', 0); bb(1.7, 4.5, 4.42, 4.49, 1.35, 2.95, 'black', .01); face(1.76, 4.44, 4.415, 1.41, 2.89, screen('fairs', 'saxum-nest.jpg'))
    # counter, stools, samples
    bb(3.0, 4.7, -1.7, -1.1, .06, 1.10, 'white', .01); bb(2.95, 4.75, -1.75, -1.05, 1.10, 1.14, stone('fa_top', 'nero', 1.8, .14), .003); text('SAXUM', 3.85, -1.703, .72, .22, 'crimson', align='CENTER', depth=.004)
    q = random.Random(3)
    for k, n in enumerate(('calacatta', 'onyx', 'quartzite', 'travertine')):
        with at(3.35 + .24 * k, -1.42 + q.uniform(-.06, .06), 1.141, rz=q.uniform(-20, 20)): bb(-.075, .075, -.075, .075, 0, .012, stone('fs%d' % k, n, .6, .12, (q.random(), q.random())), .001)
    for x, y in ((2.55, -.6), (3.5, -.5), (4.3, -.5)):
        with at(x, y, .06): props.stool(.76, 'white')
    for x, y, rz in ((-4.2, -1.2, 60), (-3.4, -2.1, 160), (-4.5, -2.2, -20)):
        with at(x, y, .06, rz=rz): props.chair('white')
    lathe(-4.0, -1.85, .06, [(0, 0), (.26, 0), (.26, .012), (.03, .02), (.028, .70), (.04, .715), (.38, .72), (.385, .74), (0, .74)], 'z', 'white', 64)
    with at(-4.1, -1.75, .80, rz=30): props.laptop(saxlib.M(screen('fairl', 'saxum-monitor.jpg')))
    with at(-3.82, -2.0, .80): props.mug()
    with at(4.8, 3.9, .06, s=1.6): props.plant(30, 1.1)
    with at(-4.9, 3.9, .06, s=1.6): props.plant(30, 1.1)
    # slabs on an A-frame, rope, info post
    for k, n in enumerate(('calacatta', 'quartzite')):
        with at(3.6 + .05 * k, 2.35 - .05 * k, .20, rz=-34):
            with at(0, -.03 * k, 0, rx=-8): bb(-.95, .95, -.02, 0, 0, 1.45, stone('fsl%d' % k, n, 2.4, .12, (.2 * k, .3)), .002)
    with at(3.6, 2.4, .06, rz=-34): bb(-1.0, 1.0, -.35, .35, 0, .14, 'graphite', .008); [beam((s, .30, .14), (s, .06, 1.55), .06, .06, 'graphite') for s in (-.8, .8)]
    stand_truss(-5.0, 5.0, -2.6, 4.3, 4.75)
    for x in (-3.6, -1.2, 1.2, 3.6):
        for y in (-2.6, 4.3): cyl(x, y, 4.60, .09, .22, 'z', 'black', .01, 28); cyl(x, y, 4.485, .075, .01, 'z', 'spot', 0, 28)
    # the fair behind: other stands out of focus
    for k, (x, y, w, h, m) in enumerate(((-11, 9, 5, 3.2, 'signb'), (-5, 12, 6, 4, 'white'), (3, 11, 5, 3, 'light'), (9.5, 9, 5, 3.6, 'graphite'), (13, 4, 5, 3, 'white'), (-13, 3, 5, 3.4, 'light'))): bb(x - w / 2, x + w / 2, y, y + .2, 0, h, m, 0); bb(x - w / 2, x + w / 2, y - .6, y - .55, h - .35, h - .30, 'spot', 0)
    for x in range(-16, 17, 4):
        for y in (2, 8, 14): bb(x - .5, x + .5, y - .1, y + .1, 8.4, 8.5, 'spot', 0)
    bb(-24, 24, 20, 20.2, 0, 10, 'walld', 0); bb(-24, 24, -12, 20, 9.5, 9.7, 'walld', 0)


BUILD['spot'] = lambda: saxlib._simple('spot', (.9, .9, .88), .4, emit=(1, .95, .88, 1), es=6)


def fair_scene():
    camera_look((2.2, -7.3, 1.70), (-.35, 1.0, 1.42), 32, 5.6)
    world((.7, .8, 1), .10)
    area((-2.0, -2.4, 4.3), (-.6, 1.2, .9), 2.4, .5, 150, (1, .96, .90)); area((3.2, -2.4, 4.3), (2.4, 1.0, .8), 2.0, .5, 130, (1, .96, .90)); area((-.5, 3.2, 4.4), (-.6, 4.6, 1.9), 8, .3, 150, (1, .95, .88)); area((0, .8, 4.5), (0, .8, 0), 6, 3, 170, (.96, .98, 1)); area((0, 9, 9), (0, 10, 0), 18, 6, 500, (.95, .97, 1))
    return dict(expo=1.1, contrast=1.14, vign=.35)


# ------------------------------------------------------------------ remote service
def monitor(w, mat):
    h = w * .62
    bb(-w / 2, w / 2, -.012, .012, .16, .16 + h, 'black', .006); face(-w / 2 + .010, w / 2 - .010, -.0125, .172, .148 + h, mat); bb(-.03, .03, .012, .05, .10, .34, 'graphite', .006); lathe(0, .03, 0, [(0, 0), (.12, 0), (.12, .010), (.03, .016), (.026, .12), (0, .12)], 'z', 'graphite', 48)


def headset():
    for s in (-1, 1):
        with at(s * .078, 0, .035, ry=s * 8): lathe(0, 0, 0, [(.018, -.012), (.034, -.012), (.038, 0), (.030, .012), (0, .014)], 'x' if s > 0 else 'x', 'black', 40); ring(0, 0, 0, .018, .038, .022, 'x', 'webbing', 40)
    tube([(-.083, 0, .05), (-.092, 0, .12), (-.06, 0, .185), (0, 0, .205), (.06, 0, .185), (.092, 0, .12), (.083, 0, .05)], .007, 'graphite'); tube([(-.085, -.01, .03), (-.085, -.05, .0), (-.065, -.10, -.012), (-.035, -.125, -.012)], .0032, 'graphite'); lathe(-.030, -.128, -.012, [(0, -.012), (.008, -.008), (.009, 0), (.008, .008), (0, .012)], 'x', 'black', 20)


def remote_build():
    """a desk of the hotline in Florence: two screens, headset, keyboard, a worn bearing as a paper weight"""
    import parts
    bb(-1.1, 1.1, -.42, .42, -.03, 0, 'deskw', .004)
    with at(-.33, .18, 0, rz=10): monitor(.60, screen('rs1', 'saxum-monitor.jpg'))
    with at(.33, .18, 0, rz=-12): monitor(.60, screen('rs2', 'saxum-care.jpg'))
    with at(-.06, -.20, 0, rz=2): bb(-.22, .22, -.068, .068, 0, .012, 'graphite', .004); multi([(-.204 + .0195 * i, .048 - .0195 * j, .0145, .0165, .0165, .005) for i in range(22) for j in range(6)], 'keycap', .0012)
    with at(.245, -.19, 0, rz=-8): props._oval([(.030, 0), (.031, .004)] + [(.030 * math.cos(t * PI / 20), .006 + .026 * math.sin(t * PI / 20)) for t in range(0, 10)], 1.0, 1.75, 'graphite')
    with at(.46, -.22, .038, rz=-38, rx=-90): headset()
    with at(-.46, -.16, 0, rz=40): props.mug('shellw')
    with at(-.46, -.16, .076): cyl(0, 0, 0, .036, .004, 'z', 'coffee', 0, 40)
    with at(-.62, -.06, 0, rz=12):
        for k in range(3): bb(-.105, .105, -.148, .148, .0012 * k, .0012 * k + .001, 'paper2', 0)
        multi([(-.01 - .02 * (k % 3) / 2, .11 - .022 * k, .0040, .15 - .04 * (k % 3), .003, .0002) for k in range(9)], 'grey')
    with at(-.60, -.02, .005): parts.bearing(.045, .020, .018, 9)
    with at(-.40, -.28, .005, rz=62): cyl(0, 0, 0, .0045, .14, 'x', 'crimson', .001, 16)
    with at(.80, .22, 0, s=.45): props.plant(22, .8)
    bb(-4, 4, 2.6, 2.7, -1, 3, 'wallw', 0)
    for k in range(4):      # other desks, windows
        x = -2.4 + 1.6 * k; bb(x - .6, x + .6, 1.3, 1.8, -.03, 0, 'deskw', .004); bb(x - .26, x + .26, 1.66, 1.68, .14, .46, 'black', .005); face(x - .25, x + .25, 1.655, .15, .45, 'rs1' if k % 2 else 'rs2')
    for k in range(3): bb(-2.6 + 1.9 * k, -1.0 + 1.9 * k, 2.58, 2.6, .35, 1.9, 'windowl', 0); bb(-2.66 + 1.9 * k, -2.60 + 1.9 * k, 2.55, 2.6, .3, 1.95, 'white', 0)
    ground(8, 'floorp', -.74)


BUILD['windowl'] = lambda: saxlib._simple('windowl', (.9, .92, .95), .4, emit=(.86, .93, 1, 1), es=2.2)
BUILD['coffee'] = lambda: saxlib._simple('coffee', (.02, .009, .005), .06)


def remote_scene():
    camera_look((-.52, -.95, .50), (.0, .05, .155), 38, 4)
    world((.95, .98, 1), .30)
    area((-1.3, -.2, 1.3), (0, 0, 0), .6, .9, 14, (1, .97, .92)); area((.6, .9, 1.7), (0, 0, 0), 1.4, .6, 14, (.95, .98, 1)); area((0, 1.4, 2.4), (0, 1.6, 0), 4, 1, 40, (.95, .98, 1))
    return dict(expo=1.0, contrast=1.12, vign=.28)


# ------------------------------------------------------------------ mould
def _mould():
    """tooling board with the fine steps that a ball cutter leaves, one every few millimetres"""
    m = saxlib._simple('mouldb', (.46, .33, .20), .55); nt = m.node_tree; b = nt.nodes['Principled BSDF']; tc = saxlib._node(nt, 'ShaderNodeTexCoord'); w = saxlib._node(nt, 'ShaderNodeTexWave', Scale=36.0, Distortion=0.0); w.bands_direction = 'X'; nt.links.new(tc.outputs['Object'], w.inputs['Vector'])
    bp = saxlib._node(nt, 'ShaderNodeBump', Strength=.50, Distance=.0026); nt.links.new(w.outputs['Fac'], bp.inputs['Height']); nt.links.new(bp.outputs[0], b.inputs['Normal']); return m


def shape(x, y):
    """height of the mould: a hull with two bulges"""
    return .22 * math.exp(-((x + .10) ** 2 / .32 + (y - .02) ** 2 / .16)) + .09 * math.exp(-((x - .52) ** 2 / .05 + (y - .10) ** 2 / .05)) - .05 * math.exp(-((x + .1) ** 2 / .05 + (y + .34) ** 2 / .01))


def mould_build():
    bb(-1.6, 1.6, -1.0, 1.2, -.42, -.32, 'dsteel', .006)
    for k in range(-5, 7): bb(-1.6, 1.6, k * .17 - .011, k * .17 + .011, -.325, -.3195, 'black', 0)
    n, k = 180, 110; bm = bmesh.new(); rows = [[bm.verts.new((-.85 + 1.7 * i / n, -.55 + 1.1 * j / k, shape(-.85 + 1.7 * i / n, -.55 + 1.1 * j / k))) for j in range(k + 1)] for i in range(n + 1)]
    for a, b in zip(rows, rows[1:]):
        for j in range(k): bm.faces.new((a[j], b[j], b[j + 1], a[j + 1]))
    saxlib._obj(saxlib._finish(bm, 'mould', 'mouldb', 60)); bb(-.85, .85, -.55, .55, -.32, -.001, 'tool', .002)
    for z in (-.21, -.11): bb(-.852, .852, -.552, .552, z - .0008, z + .0008, 'chip', 0)        # glued boards
    for x, y, rz in ((-.95, -.2, 0), (-.95, .3, 0), (.95, -.25, 180), (.95, .25, 180), (-.4, -.65, 90), (.4, -.65, 90)):
        with at(x, y, -.32, rz=rz): bb(-.10, .14, -.025, .025, .10, .13, 'steel', .006); cyl(-.04, 0, .05, .014, .10, 'z', 'dsteel', .002); bolt(-.02, 0, .13, .018, 'z', 1); bb(-.12, -.07, -.025, .025, 0, .10, 'dsteel', .004)
    px, py = .16, -.10; pz = shape(px, py)
    with at(px, py, pz + .006, ry=9, rx=-14):
        lathe(0, 0, 0, [(.0125 * math.sin(t * PI / 20), .0125 - .0125 * math.cos(t * PI / 20)) for t in range(0, 11)] + [(.0125, .075), (.0145, .08), (.0145, .11), (0, .11)], 'z', 'chrome', 40); lathe(0, 0, .10, [(.018, 0), (.026, .03), (.026, .05), (.040, .06), (.040, .10), (.052, .104), (.052, .118), (.044, .122), (.044, .130), (.052, .134), (.052, .148), (0, .148)], 'z', 'dsteel', 56)
        with at(0, 0, .66): vertex.spindle(1.0, False)
        with at(0, 0, 1.15): vertex.fork5(1.0, 0, False) if 0 else None
    q = random.Random(4)
    for _ in range(1500):
        a, d = q.uniform(0, 6.28), abs(q.gauss(.02, .16)); x, y = px + d * math.cos(a), py + d * math.sin(a) * .8
        if abs(x) < .85 and abs(y) < .55: s = q.uniform(.001, .0042); box(x, y, shape(x, y) + s * .4, s * 1.5, s, s * .5, 'chip', 0, rot=(q.uniform(-30, 30), q.uniform(-30, 30), q.uniform(0, 180)))
    for _ in range(500): s = q.uniform(.001, .004); box(q.uniform(-1.4, 1.4), q.uniform(-.95, -.56), -.32 + s * .4, s * 1.5, s, s * .5, 'chip', 0, rot=(0, 0, q.uniform(0, 180)))
    bb(-2, 2, 1.3, 1.34, -.5, 1.8, 'light', .004); [panel(-1.9 + .95 * j, -1.0 + .95 * j, -.3, 1.6, 1.3, 'light', .02) for j in range(4)]; bb(-1.5, 1.5, 1.2, 1.26, 1.5, 1.55, 'ledw', .002)


def mould_scene():
    camera_look((-.72, -1.35, .66), (.06, -.02, .13), 42, 4)
    world((.9, .95, 1), .16)
    area((-1.5, -.1, .7), (0, 0, .1), .3, 1.2, 22, (1, .96, .9)); area((.6, 1.1, 1.5), (0, 0, .1), 1.6, .4, 26, (.95, .97, 1)); area((1.5, -.8, .8), (0, 0, .1), .3, 1.0, 7, (.88, .94, 1)); area((0, .6, 1.7), (0, 1.3, .6), 3, .2, 18)
    return dict(expo=1.25, contrast=1.13, vign=.32)


PRODUCTS = {
    'story-dock': dict(build=dock_build, scene=dock_scene), 'story-fair': dict(build=fair_build, scene=fair_scene),
    'story-remote': dict(build=remote_build, scene=remote_scene), 'story-mould': dict(build=mould_build, scene=mould_scene),
}
