"""Small things from very near: diamond wire, saw segments, milling tools, the calibration sphere, dust, settling water."""
from saxlib import *
import saxlib
import bench, props, service, stories, vertex     # beech, cloth, tools, glass, holders
from stories import ground, stone

BUILD['diamond'] = lambda: saxlib._simple('diamond', (.62, .60, .22), .06, 0, .8, 1)
BUILD['bond'] = lambda: saxlib._simple('bond', (.21, .19, .165), .48, .75, bump=.9, bscale=1500)
BUILD['bladecore'] = lambda: saxlib._brushed('bladecore', (.52, .52, .53, 1), .38)
BUILD['sleeve'] = lambda: saxlib._simple('sleeve', (.020, .021, .023), .42, 0, .5, .2)
BUILD['slate'] = lambda: saxlib._simple('slate', (.10, .105, .11), .55, bump=.3, bscale=60)
BUILD['ceramicball'] = lambda: saxlib._simple('ceramicball', (.80, .80, .77), .05, 0, .6, 1)
BUILD['filterw'] = lambda: saxlib._simple('filterw', (.80, .79, .75), .9, bump=.4, bscale=700)
BUILD['filterd'] = lambda: saxlib._simple('filterd', (.30, .28, .255), .95, bump=.8, bscale=900)
BUILD['dust'] = lambda: saxlib._simple('dust', (.56, .54, .50), .98, bump=1, bscale=800)
BUILD['pumpbody'] = lambda: saxlib._simple('pumpbody', (.05, .055, .065), .5)
BUILD['clearhose'] = lambda: saxlib._simple('clearhose', (.55, .56, .54), .22, 0, .5, .4)
BUILD['sludge'] = lambda: saxlib._simple('sludge', (.34, .325, .30), .7, bump=.5, bscale=120)
BUILD['presscake'] = lambda: saxlib._simple('presscake', (.40, .385, .355), .9, bump=1.0, bscale=90)


def _veil(name, col, thick):
    """water with so much in it that only `1 - thick` is seen through"""
    def make():
        m = bpy.data.materials.new(name); m.use_nodes = True; nt = m.node_tree; nt.nodes.clear()
        out = nt.nodes.new('ShaderNodeOutputMaterial'); tr = nt.nodes.new('ShaderNodeBsdfTransparent'); df = nt.nodes.new('ShaderNodeBsdfDiffuse'); mx = nt.nodes.new('ShaderNodeMixShader')
        tr.inputs[0].default_value = (.96, .98, .98, 1); df.inputs[0].default_value = (*col, 1); mx.inputs[0].default_value = thick
        nt.links.new(tr.outputs[0], mx.inputs[1]); nt.links.new(df.outputs[0], mx.inputs[2]); nt.links.new(mx.outputs[0], out.inputs[0])
        return m
    BUILD[name] = make


_veil('milky', (.62, .60, .56), .93); _veil('hazy', (.66, .66, .63), .42); _veil('clearw', (.60, .72, .76), .06)


# ------------------------------------------------------------------ wire and blade
def wire(pts, step=.0235, r=.0024):
    """diamond wire along points: rope in its plastic sleeve, beads at equal distances"""
    tube(pts, r * 1.25, 'sleeve'); P = [Vector(p) for p in pts]; left = step / 2
    for a, b in zip(P, P[1:]):
        d = (b - a).length; u = (b - a) / d; s = left
        while s < d:
            c = a + u * s
            rod(c - u * .0034, c + u * .0034, .0054, 'bond', 26); rod(c - u * .0046, c + u * .0046, .0040, 'oiled', 22)
            for k in (-1, 1): rod(c + u * k * .0048, c + u * k * .0098, r * 1.45, 'sleeve', 16)
            q = random.Random(int(c.x * 1e5) ^ int(c.y * 1e5))
            for _ in range(26):
                t = q.uniform(0, 6.283); e = u.orthogonal().normalized(); f = u.cross(e); w = c + u * q.uniform(-.003, .003) + (e * math.cos(t) + f * math.sin(t)) * .00535
                with at(*w, rx=q.uniform(0, 90), ry=q.uniform(0, 90)): box(0, 0, 0, .00075, .00075, .00075, 'diamond', .0001)
            s += step
        left = s - d


def wire_build():
    bb(-1.2, 1.2, -.5, .8, -.04, 0, 'beech', .004)
    q = random.Random(5); pts = []
    for i in range(int(3.4 * 64)):
        t = i / 64 * 2 * PI; k = i / 64; r = .155 + .010 * math.sin(1.7 * k) - .008 * k; pts.append((.03 + r * 1.12 * math.cos(t), .06 + r * .92 * math.sin(t), .0056 + .0108 * max(0, min(2, k - .2)) + .0015 * math.sin(3 * t + k)))
    pts += [(pts[-1][0] - .02, pts[-1][1] - .05, .012), (pts[-1][0] - .06, pts[-1][1] - .10, .0058), (pts[-1][0] - .13, pts[-1][1] - .135, .0056)]
    wire(pts)
    with at(.26, -.10, 0, rz=64):
        bb(-.10, .12, -.008, .008, .002, .006, 'steel', .0005); bb(-.10, -.086, -.042, .0084, .001, .0067, 'steel', .0005); bb(-.068, -.054, -.042, .014, .001, .0082, 'steel', .0005); bb(-.068, -.006, -.017, .015, .005, .014, 'graphite', .002); bb(-.058, -.020, -.009, .008, .0135, .0142, 'lcd', 0)
    bb(-3, 3, 1.6, 1.7, -1, 2, 'wallw', 0); bb(-1.0, .2, 1.0, 1.4, -.04, .30, 'graphite', .01); bb(.35, 1.2, 1.1, 1.4, -.04, .42, 'light', .01)


def wire_scene():
    camera_look((-.17, -.36, .215), (.005, -.02, .012), 62, 3.2)
    world((.95, .98, 1), .20)
    area((-.8, .35, .55), (0, .05, 0), .35, .6, 8, (1, .96, .90)); area((.35, .8, .8), (0, .05, 0), .9, .3, 8, (.95, .97, 1)); area((.8, -.3, .45), (0, 0, 0), .2, .6, 2.4, (.9, .95, 1)); area((0, .7, 1.6), (0, 1.5, .2), 2, .4, 14)
    return dict(expo=1.0, contrast=1.14, vign=.32)


def segments_build():
    """the rim of a large blade from the side, diamonds standing out of the bond, each with its tail behind it"""
    R = .62; n = 46; q = random.Random(9)
    with at(0, 0, -R + .052, ry=0):
        lathe(0, 0, 0, [(.2, -.0034), (R - .026, -.0034), (R - .026, .0034), (.2, .0034)], 'y', 'bladecore', 256)
        for i in range(-4, 5):
            a = 90 + i * 360 / n; w = 360 / n * .40
            prism(arc(0, 0, R, a - w, a + w, 10) + arc(0, 0, R - .026, a + w, a - w, 10), -.0045, .0045, 'y', 'bond', .0006)
            for side, cnt in ((0, 120), (1, 190)):
                for _ in range(cnt):
                    t = math.radians(a + q.uniform(-w * .96, w * .96)); s = q.uniform(.00032, .00062)
                    if side: rr, y = R + s * .35, q.uniform(-.0041, .0041)
                    else: rr, y = R - q.uniform(.001, .0245), -.0045 - s * .25
                    with at(rr * math.cos(t), y, rr * math.sin(t), rx=q.uniform(0, 90), ry=q.uniform(0, 90), rz=q.uniform(0, 90)): box(0, 0, 0, s * 1.6, s * 1.6, s * 1.6, 'diamond', s * .3)
                    if side == 0 and q.random() < .6:
                        with at(rr * math.cos(t), -.0045, rr * math.sin(t), ry=-math.degrees(t) - 90): prism([(0, -s * .8), (.0028, 0), (0, s * .8)], -s * .30, .0002, 'y', 'bond', 0)
        for i in range(-4, 5):      # slots end in a hole
            t = math.radians(90 + (i + .5) * 360 / n); cyl((R - .034) * math.cos(t), 0, (R - .034) * math.sin(t), .0052, .0072, 'y', 'black', 0, 24)
            with at((R - .018) * math.cos(t), 0, (R - .018) * math.sin(t), ry=90 - math.degrees(t)): bb(-.0016, .0016, -.0036, .0036, -.018, -.0078, 'black', 0)
    bb(-.5, .5, .006, .5, -.3, .016, stone('sg', 'granite', .5, .16), .002)
    bb(-4, 4, 1.5, 1.6, -1, 2, 'walld', 0); bb(-1.2, .1, .9, 1.3, -.3, .5, 'light', .02); bb(.3, 1.1, 1.0, 1.3, -.3, .34, 'graphite', .02)


def segments_scene():
    camera_look((-.095, -.235, .105), (.012, -.002, .026), 62, 8)
    world((.9, .95, 1), .34)
    area((-.35, -.12, .28), (0, 0, .03), .10, .30, .95, (1, .96, .90)); area((.25, .1, .35), (0, 0, .03), .35, .1, .9, (.95, .97, 1)); area((.4, -.35, .10), (0, 0, .02), .1, .3, .8, (.88, .94, 1)); area((.1, -.5, .5), (0, 0, 0), .5, .2, 1.6); area((0, .5, 1.4), (0, 1.3, .2), 2, .4, 18, (1, .97, .93))
    return dict(expo=1.1, contrast=1.14, vign=.35)


def toolrow_build():
    """six tools in their tapers on a shelf of the tool room, the worn ones with a red tag"""
    bb(-1.2, 1.2, -.30, .5, -.03, 0, 'zinc', .003); bb(-.36, .38, .02, .17, 0, .045, 'graphite', .004)
    for i in range(6):
        with at(-.29 + .118 * i, .095, .070, rx=-90): vertex.magazine_tool((0, 2, 1, 0, 3, 2)[i])
        ring(-.29 + .118 * i, .095, .048, .036, .050, .012, 'z', 'blue' if i % 2 else 'dsteel'); bb(-.312 + .118 * i, -.268 + .118 * i, .0165, .0205, .012, .034, 'paper2', 0)
        multi([(-.305 + .118 * i + .0055 * k, .0160, .023, .0016 + .0014 * (k % 3), .001, .012) for k in range(7)], 'black')
    for i in (1, 4):
        x = -.29 + .118 * i; tube([(x - .03, .075, .105), (x, .055, .100), (x + .03, .075, .105)], .0012, 'black')
        with at(x + .012, .052, .072, rx=6, rz=-8): bb(-.014, .014, -.0008, .0008, -.024, .024, 'crimson', .0006)
    with at(-.16, -.13, .0035, rz=-18): lathe(0, 0, 0, [(0, 0), (.010, 0), (.010, .002), (.009, .004), (.009, .055), (.0075, .058), (0, .058)], 'x', 'dsteel', 32)
    with at(.10, -.12, 0, rz=20):       # loupe
        ring(0, 0, .012, .022, .027, .022, 'z', 'black'); cyl(0, 0, .016, .022, .003, 'z', 'jarglass', .001); bb(.026, .075, -.008, .008, .006, .016, 'black', .003)
    bb(-4, 4, 1.6, 1.7, -1, 3, 'wallw', 0)
    for k in range(4): bb(-1.8 + .9 * k, -1.0 + .9 * k, 1.1, 1.5, -.5, .65 - .1 * (k % 2), ('light', 'graphite', 'light', 'crimson')[k], .01)


def toolrow_scene():
    camera_look((-.48, -.70, .33), (-.005, .06, .105), 47, 3.2)
    world((.95, .98, 1), .26)
    area((-1.0, .1, .9), (0, .08, .08), .4, .8, 13, (1, .96, .90)); area((.4, .8, 1.2), (0, .08, .1), 1.2, .4, 12, (.95, .97, 1)); area((1.0, -.4, .6), (0, .05, .1), .3, .8, 5, (.9, .95, 1)); area((0, .8, 2.0), (0, 1.6, .3), 3, .4, 26)
    return dict(expo=1.0, contrast=1.12, vign=.3)


# ------------------------------------------------------------------ measuring
def sphere_build():
    """a ceramic sphere on its magnetic foot, the probe of the spindle above it, the machine's cabin around"""
    bb(-1.6, 1.6, -.8, .9, -.10, 0, 'bladecore', .004)
    for k in range(-4, 5): bb(-1.6, 1.6, k * .18 - .012, k * .18 + .012, -.012, .0006, 'black', 0)
    lathe(0, 0, 0, [(0, 0), (.042, 0), (.045, .003), (.045, .030), (.041, .034), (.016, .036), (.010, .042), (.010, .085), (.0075, .10), (.0075, .12), (0, .12)], 'z', 'chrome', 64); ring(0, 0, .017, .0448, .0462, .010, 'z', 'crimson', 64)
    lathe(0, 0, .137, [(.0225 * math.sin(t * PI / 40), -.0225 * math.cos(t * PI / 40)) for t in range(0, 41)], 'z', 'ceramicball', 72)
    with at(.034, 0, .137, ry=0):
        lathe(0, 0, 0, [(.003 * math.sin(t * PI / 16), -.003 * math.cos(t * PI / 16)) for t in range(0, 17)], 'z', 'ruby', 32)
        rod((0, 0, .002), (0, 0, .055), .0011, 'ceramicball', 12); lathe(0, 0, .05, [(.0022, 0), (.0022, .010), (.006, .016), (.016, .022), (.024, .034), (.026, .040), (.026, .085), (.0315, .090), (.0315, .150), (.020, .156), (0, .156)], 'z', 'graphite', 56)
        ring(0, 0, .165, .0310, .0322, .016, 'z', 'crimson', 56)
        for a in range(8): cyl(.0316 * math.cos(a * PI / 4), .0316 * math.sin(a * PI / 4), .125, .004, .002, 'z', 'glass', 0, 16)
        with at(0, 0, .72): vertex.spindle(1.0, False)
        lathe(0, 0, .20, [(.020, 0), (.032, .006), (.032, .03), (.028, .034), (.028, .042), (.046, .046), (.046, .060), (.040, .064), (.040, .070), (.046, .074), (.046, .086), (.030, .110), (0, .110)], 'z', 'chrome', 56)
    for k, (x, y) in enumerate(((-.34, .26), (.40, .30))): bb(x - .06, x + .06, y - .04, y + .04, 0, .05, 'dsteel', .004); bolts([(x, y, .05)], .014, 'z', 1); rod((x + .03, y, .05), (x + .03, y, .11), .008, 'steel')
    bb(-1.7, 1.7, .9, .95, -.1, 1.6, 'light', .004)
    for k in range(4): panel(-1.6 + .8 * k, -.85 + .8 * k, -.05, 1.3, .9, 'light', .02)
    bb(-1.2, 1.2, .80, .86, 1.25, 1.30, 'ledw', .002)


def sphere_scene():
    camera_look((-.20, -.46, .265), (.012, 0, .150), 66, 3.2)
    world((.9, .95, 1), .20)
    area((-.7, -.2, .8), (0, 0, .14), .3, .6, 7.5, (1, .97, .93)); area((.5, .5, .9), (0, 0, .14), .8, .3, 8, (.95, .97, 1)); area((.7, -.4, .35), (0, 0, .14), .15, .5, 2.2, (.88, .94, 1)); area((0, .4, 1.25), (0, .9, .4), 2.2, .1, 9)
    return dict(expo=1.05, contrast=1.12, vign=.3)


# ------------------------------------------------------------------ dust and water
def mask():
    """folded half mask that filters dust, lying on its back: three panels, nose clip, valve, bands"""
    def z(u, v): return .004 + .034 * (1 - u * u) ** .7 * min(1, max(0, (1 - abs(v)) / .58)) ** .8
    def edge(u): return .016 + .046 * (1 - abs(u) ** 2.4)
    bm = bmesh.new(); rows = [[bm.verts.new((.105 * u, edge(u) * v, z(u, v))) for v in np.linspace(-1, 1, 61)] for u in np.linspace(-1, 1, 81)]
    for p, q in zip(rows, rows[1:]):
        for j in range(60): bm.faces.new((p[j], q[j], q[j + 1], p[j + 1]))
    o = saxlib._obj(saxlib._finish(bm, 'mask', 'filterw', 60)); s = o.modifiers.new('s', 'SOLIDIFY'); s.thickness = .0016; s.offset = -1
    for v in (-.42, .42): tube([(.105 * u, edge(u) * v, z(u, v) + .0006) for u in np.linspace(-.97, .97, 33)], .0009, 'light')     # seams
    tube([(.105 * u, edge(u) * .90, z(u, .90) + .001) for u in np.linspace(-.42, .42, 17)], .0024, 'zinc')
    with at(.040, 0, .0345, ry=10): bb(-.016, .016, -.016, .016, 0, .006, 'light', .004); bb(-.012, .012, -.012, .012, .005, .0075, 'blue', .002); multi([(0, .0055 * k, .0078, .020, .0016, .001) for k in range(-2, 3)], 'black')
    with at(-.036, 0, .0362, ry=-9): text('FFP3', 0, 0, .0006, .016, 'black', rx=0, align='CENTER', depth=.0001)
    for s, y in ((1, .008), (-1, -.008)): tube([(-.103, y, .005), (-.135, y + .03 * s, .003), (-.10, y + .085 * s, .003), (.04, y + .105 * s, .003), (.13, y + .05 * s, .003), (.103, y, .005)], .0024, 'blue')


def dust_build():
    bb(-1.2, 1.2, -.5, .8, -.04, 0, stone('du', 'granite', 1.1, .30, (.2, .1)), .003)
    with at(-.10, .09, 0, rz=24): mask()
    with at(.155, .045, 0, rz=-16):       # sampling pump on its back
        bb(-.036, .036, -.060, .060, 0, .042, 'pumpbody', .008); bb(-.026, .026, .012, .046, .041, .0435, 'lcd', .001); text('2.0 L/min', 0, .029, .0436, .0105, 'black', rx=0, align='CENTER', depth=.0001)
        for k, m in ((-.016, 'grip'), (.0, 'shellw'), (.016, 'shellw')): cyl(k, -.015, .043, .0065, .004, 'z', m, .001, 24)
        bb(-.036, .036, -.0605, -.052, .010, .032, 'crimson', .002); cyl(-.02, .064, .022, .006, .016, 'y', 'brass', .001, 20)
    tube([(.118, .105, .022), (.07, .19, .02), (-.02, .215, .012), (-.20, .14, .010), (-.225, .02, .012), (-.145, -.085, .018), (-.075, -.110, .020)], .0042, 'clearhose')
    with at(-.062, -.112, .0, rz=-10):        # cassette with the loaded filter
        lathe(.004, 0, .0195, [(.003, 0), (.003, .012), (.010, .016), (.0185, .020), (.0185, .026)], 'x', 'pumpbody', 48); ring(.036, 0, .0195, .0165, .0195, .012, 'x', 'crimson', 48); cyl(.0425, 0, .0195, .0165, .0012, 'x', 'filterd', 0, 48); ring(.0475, 0, .0195, .0150, .0190, .010, 'x', 'clearhose', 48)
    with at(.055, -.105, 0):        # two filters in their dishes, new and loaded
        for x, m in ((0, 'filterw'), (.062, 'filterd')):
            lathe(x, 0, 0, [(0, .0012), (.026, .0012), (.027, .002), (.027, .010), (.0262, .010), (.0258, .003), (0, .003)], 'z', 'jarglass', 56); cyl(x, 0, .0042, .0185, .0008, 'z', m, 0, 56)
    q = random.Random(3)
    for _ in range(420):
        a, d = q.uniform(0, 6.28), abs(q.gauss(0, .030)); s = q.uniform(.0004, .0016); box(.20 + d * math.cos(a) * 1.5, -.045 + .2 * d * math.sin(a) - .075, s * .5, s, s, s, 'dust', 0, rot=(q.uniform(0, 90), 0, q.uniform(0, 90)))
    prism([(.045 * math.cos(t) * (1 + .12 * math.sin(3 * t)), .020 * math.sin(t)) for t in np.linspace(0, 2 * PI, 40)[:-1]], 0, .0009, 'z', 'dust', 0).location += Vector((.20, -.122, 0))
    with at(.30, .26, 0, rz=40): props.helmet('shellw')
    bb(-3, 3, 1.6, 1.7, -1, 2, 'wallw', 0)


def dust_scene():
    camera_look((-.26, -.50, .36), (.02, .015, .012), 48, 4)
    world((.95, .98, 1), .26)
    area((-.9, .2, .8), (0, .05, 0), .4, .7, 10, (1, .97, .92)); area((.3, .8, 1.0), (0, .05, 0), 1.0, .35, 8, (.95, .97, 1)); area((.9, -.3, .5), (0, 0, 0), .2, .6, 2.6, (.9, .95, 1)); area((0, .8, 1.8), (0, 1.6, .3), 2.5, .4, 18)
    return dict(expo=1.0, contrast=1.12, vign=.3)


def settle(x, y, r, h, mud, cloud, full, veil):
    """measuring cylinder: mud at the bottom, cloudy up to a share, then clear up to the surface"""
    prof = [(0, .004), (r + .020, .0), (r + .020, .008), (r + .004, .014), (r, .022), (r, h - .006), (r + .004, h)]
    lathe(x, y, 0, prof, 'z', 'jarglass', 72); i = r - .0022; top = .016 + (h - .04) * full
    lathe(x, y, 0, [(0, .016), (i, .018), (i, .016 + h * mud), (0, .0165 + h * mud)], 'z', 'sludge', 64)
    if cloud > mud: lathe(x, y, 0, [(i, .016 + h * mud), (i, .016 + h * cloud), (0, .016 + h * cloud)], 'z', veil, 64)
    if full > cloud: lathe(x, y, 0, [(i, .016 + h * cloud), (i, top), (0, top)], 'z', 'clearw', 64)
    for k in range(1, 18):
        z = .016 + (h - .05) * k / 18
        for a in np.linspace(-2.15, -1.75 if k % 3 else -1.45, 6): box(x + (r + .0004) * math.cos(a), y + (r + .0004) * math.sin(a), z, .0026, .0006, .0009, 'signb', 0, rot=(0, 0, math.degrees(a) + 90))


def water_build():
    bb(-1.4, 1.4, -.45, .7, -.04, 0, 'slate', .004)
    settle(-.135, .03, .032, .34, .02, .93, .93, 'milky'); settle(-.005, .06, .032, .34, .13, .46, .93, 'hazy'); settle(.125, .03, .032, .34, .19, .19, .93, 'hazy')
    with at(.30, -.02, 0, rz=-14):        # cake of the filter press on a dish
        bb(-.085, .085, -.06, .06, 0, .004, 'steel', .002); q = random.Random(2)
        for k in range(5):
            with at(q.uniform(-.03, .03), q.uniform(-.02, .02), .009 + .010 * k, rz=q.uniform(0, 360), rx=q.uniform(-9, 9), ry=q.uniform(-9, 9)): prism([(.05 * math.cos(t) * q.uniform(.7, 1.1), .036 * math.sin(t) * q.uniform(.7, 1.1)) for t in np.linspace(0, 2 * PI, 9)[:-1]], -.006, .006, 'z', 'presscake', .0015)
    with at(-.27, -.06, 0, rz=30): bb(-.045, .045, -.06, .06, 0, .002, 'paper2', 0); multi([(0, .04 - .014 * k, .0022, .07 - .02 * (k % 3), .0022, .0002) for k in range(6)], 'grey')
    with at(-.25, -.075, .0045, rz=52): cyl(0, 0, 0, .0036, .135, 'x', 'black', .001, 12); cyl(.072, 0, 0, .0032, .012, 'x', 'zinc', .001, 12)
    with at(.02, -.125, .0, rz=-8): lathe(-.06, 0, .006, [(0, 0), (.006, 0), (.006, .10), (.0025, .115), (.0012, .15)], 'x', 'jarglass', 24); lathe(-.095, 0, .006, [(0, 0), (.010, .006), (.011, .02), (.006, .038), (0, .038)], 'x', 'grip', 28)
    bb(-3, 3, 1.5, 1.6, -1, 3, 'wallw', 0); bb(-1.4, .1, .9, 1.3, -.04, .36, 'light', .02); cyl(.75, 1.1, .2, .22, .5, 'z', 'steel', .01)


def water_scene():
    camera_look((-.16, -.90, .32), (.045, .03, .165), 50, 4)
    world((.95, .98, 1), .45)
    area((-1.0, .25, .8), (0, .05, .15), .35, .9, 11, (1, .98, .95)); area((.3, 1.0, 1.1), (0, .05, .15), 1.4, .5, 15, (.95, .98, 1)); area((.95, -.3, .6), (0, 0, .1), .2, .8, 3, (.9, .95, 1)); area((0, .8, 1.9), (0, 1.5, .4), 2.5, .4, 30)
    return dict(expo=1.0, contrast=1.12, vign=.26)


PRODUCTS = {
    'story-wire': dict(build=wire_build, scene=wire_scene), 'story-segments': dict(build=segments_build, scene=segments_scene),
    'story-toolrow': dict(build=toolrow_build, scene=toolrow_scene), 'story-sphere': dict(build=sphere_build, scene=sphere_scene),
    'story-dust': dict(build=dust_build, scene=dust_scene), 'story-water': dict(build=water_build, scene=water_scene),
}
