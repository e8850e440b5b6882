"""The fitter's bench of the apprentice school: vice, block of steel, file, square, caliper."""
from saxlib import *
import saxlib
import stories
from stories import ground

BUILD['beech'] = lambda: _beech()
BUILD['handle'] = lambda: saxlib._simple('handle', (.40, .19, .07), .34, 0, .5, .4)
BUILD['fileface'] = lambda: _cut()
BUILD['oiled'] = lambda: saxlib._brushed('oiled', (.40, .40, .41, 1), .26)


def _beech():
    """planed beech: fine grain along x, worn and stained in places"""
    m, nt, b = saxlib._new('beech'); node = saxlib._node; tc = node(nt, 'ShaderNodeTexCoord')

    def noise(stretch, scale, detail):
        mp = node(nt, 'ShaderNodeMapping'); mp.inputs['Scale'].default_value = stretch; nt.links.new(tc.outputs['Object'], mp.inputs['Vector'])
        n = node(nt, 'ShaderNodeTexNoise', Scale=scale, Detail=detail, Roughness=.6); nt.links.new(mp.outputs['Vector'], n.inputs['Vector'])
        return n.outputs['Fac']
    c = saxlib._ramp(nt, noise((1.2, 26, 26), 4.0, 5), [(.36, (.25, .155, .085)), (.52, (.37, .25, .15)), (.66, (.42, .30, .19))])
    c = saxlib._mix(nt, saxlib._ramp(nt, noise((1, 1, 1), 5.0, 5), [(.52, (0, 0, 0)), (.70, (.6,) * 3)]), c, (.16, .11, .07))
    nt.links.new(c, b.inputs['Base Color']); b.inputs['Roughness'].default_value = .46
    return m


def _cut():
    """hatched teeth of a file: two waves across each other as a bump"""
    m = saxlib._brushed('fileface', (.20, .20, .21, 1), .42); nt = m.node_tree; b = nt.nodes['Principled BSDF']
    tc = saxlib._node(nt, 'ShaderNodeTexCoord'); waves = []
    for turn in (38, -52):
        mp = saxlib._node(nt, 'ShaderNodeMapping'); mp.inputs['Rotation'].default_value = (0, 0, math.radians(turn)); nt.links.new(tc.outputs['Object'], mp.inputs['Vector'])
        wv = saxlib._node(nt, 'ShaderNodeTexWave', Scale=150.0); nt.links.new(mp.outputs['Vector'], wv.inputs['Vector']); waves.append(wv.outputs['Fac'])
    s = saxlib._node(nt, 'ShaderNodeMath', operation='MULTIPLY'); nt.links.new(waves[0], s.inputs[0]); nt.links.new(waves[1], s.inputs[1])
    bp = saxlib._node(nt, 'ShaderNodeBump', Strength=1.0, Distance=.0012); nt.links.new(s.outputs[0], bp.inputs['Height']); nt.links.new(bp.outputs['Normal'], b.inputs['Normal'])
    return m


def vice(x, y):
    """bench vice with a block of steel between its jaws, opening along x"""
    with at(x, y, 0):
        bb(-.11, .10, -.075, .075, 0, .022, 'blue', .006); bolts([(a, b, .022) for a in (-.085, .075) for b in (-.055, .055)], .009, 'z', 1)
        prism([(-.095, .02), (.085, .02), (.07, .09), (.02, .105), (-.08, .105)], -.05, .05, 'y', 'blue', .010)
        bb(-.075, -.022, -.078, .078, .10, .165, 'blue', .008); bb(-.030, -.020, -.078, .078, .132, .170, 'dsteel', .0015)
        bb(.060, .115, -.078, .078, .085, .165, 'blue', .008); bb(.058, .068, -.078, .078, .132, .170, 'dsteel', .0015)
        bb(-.02, .13, -.030, .030, .045, .095, 'oiled', .004)
        cyl(.15, 0, .07, .026, .05, 'x', 'dsteel', .004); rod((.16, -.115, .085), (.16, .10, .05), .0075, 'oiled'); lathe(.16, -.118, .0855, [(0, -.012), (.012, -.009), (.015, 0), (.012, .009), (0, .012)], 'y', 'oiled', 24); lathe(.16, .103, .0495, [(0, -.012), (.012, -.009), (.015, 0), (.012, .009), (0, .012)], 'y', 'oiled', 24)
        bb(-.020, .058, -.048, .052, .135, .205, 'oiled', .0012)          # the block, filed on top
        bb(-.0195, .0575, -.0475, .0515, .2048, .2053, 'steel', 0)


def build():
    bb(-1.2, 1.2, -.45, .45, -.05, 0, 'beech', .004)
    for y in (-.15, .15): bb(-1.2, 1.2, y - .0006, y + .0006, -.001, .0004, 'black', 0)
    vice(.12, .10)
    with at(-.145, -.035, .0, rz=22):           # file with its wooden handle
        bb(-.02, .19, -.011, .011, .006, .011, 'fileface', .001); bb(.19, .215, -.004, .004, .006, .011, 'dsteel', .001)
        lathe(-.02, 0, .0145, [(0, 0), (.010, 0), (.010, -.014), (.0125, -.02), (.0145, -.05), (.0105, -.075), (.0135, -.105), (.0125, -.118), (0, -.122)], 'x', 'handle', 32); ring(-.027, 0, .0145, .0095, .0108, .014, 'x', 'brass')
    with at(.075, -.145, 0, rz=-20):           # engineer's square
        bb(-.045, .045, -.009, .009, 0, .020, 'oiled', .001); bb(-.044, -.026, .009, .135, .0075, .0125, 'oiled', .0004)
    with at(.265, -.10, .0, rz=58):            # caliper
        bb(-.10, .12, -.008, .008, .002, .006, 'steel', .0005); bb(-.10, -.086, -.042, .0084, .001, .0067, 'steel', .0005); bb(-.068, -.054, -.042, .014, .001, .0082, 'steel', .0005); bb(-.068, -.006, -.017, .015, .005, .014, 'graphite', .002); bb(-.058, -.020, -.009, .008, .0135, .0142, 'light', 0)
    r = random.Random(8)
    for _ in range(150):                      # filings
        a, d = r.uniform(0, 6.28), abs(r.gauss(.05, .09)); box(.14 + d * math.cos(a) * 1.2, .0 + d * math.sin(a) - .03, .0006, r.uniform(.001, .0045), .0007, .0007, 'oiled', 0, rot=(0, 0, r.uniform(0, 180)))
    # behind: drawers, a rack of files, a second vice out of focus
    bb(-3, 3, 1.9, 2.0, -1, 2.2, 'wallw', 0); bb(-.95, .75, 1.35, 1.85, -.9, .34, 'graphite', .01)
    for k in range(3):
        for j in range(4): bb(-.93 + .56 * k + .01, -.93 + .56 * k + .54, 1.33, 1.36, -.62 + .24 * j, -.41 + .24 * j, 'light', .004); bb(-.93 + .56 * k + .16, -.93 + .56 * k + .39, 1.315, 1.33, -.46 + .24 * j, -.44 + .24 * j, 'dsteel', .002)
    for k in range(7): cyl(-.80 + .17 * k, 1.55, .40, .018, .12, 'z', 'handle', .006, 20); bb(-.807 + .17 * k, -.793 + .17 * k, 1.545, 1.555, .46, .66, 'dsteel', .001)
    for x in (-.55, .75): bb(x - .30, x + .30, 1.86, 1.9, .75, 1.15, 'paper', 0)
    bb(-1.4, 1.4, .95, 1.28, -.05, 0, 'beech', .004); vice(-.42, 1.08)
    ground(8, 'floorp', -.92)


def scene():
    camera_look((-.34, -.66, .40), (.055, .015, .08), 45, 4)
    world((.95, .98, 1), .22)
    area((-1.0, .15, .95), (.08, .05, .08), .5, .8, 17, (1, .96, .90)); area((.3, .9, 1.5), (.1, .1, .1), 1.4, .4, 16, (.95, .97, 1)); area((1.1, -.3, .6), (.1, 0, .1), .3, .8, 5, (.9, .95, 1)); area((0, .9, 2.0), (0, 1.8, .3), 2.5, .4, 30, (1, .98, .95))
    return dict(expo=1.0, contrast=1.12, vign=.3)


PRODUCTS = {'story-bench': dict(build=build, scene=scene)}
