"""Factory scenes: assembly hall and slab warehouse (1600 x 1000, own light and camera)."""
from saxlib import *
import saxlib
import arcus, linea, props
from scenes import ground

BUILD['hfloor'] = lambda: _concrete('hfloor', (.33, .33, .325), .30)
BUILD['hwall'] = lambda: saxlib._simple('hwall', (.60, .60, .59), .75)
BUILD['hroof'] = lambda: saxlib._simple('hroof', (.66, .66, .655), .7)
BUILD['hsteel'] = lambda: saxlib._simple('hsteel', (.30, .31, .32), .5)


def _concrete(name, col, rough):
    """ground and sealed concrete: clouds from the pour, tyre marks along y, saw-cut joints every six metres"""
    m, nt, b = saxlib._new(name); node = saxlib._node; tc = node(nt, 'ShaderNodeTexCoord')

    def noise(scale, stretch=(1, 1, 1), detail=4):
        mp = node(nt, 'ShaderNodeMapping'); mp.inputs['Scale'].default_value = stretch; nt.links.new(tc.outputs['Object'], mp.inputs['Vector'])
        n = node(nt, 'ShaderNodeTexNoise', Scale=scale, Detail=detail, Roughness=.6); nt.links.new(mp.outputs['Vector'], n.inputs['Vector']); return n.outputs['Fac']
    c = saxlib._ramp(nt, noise(.35), [(.32, tuple(v * .80 for v in col)), (.52, col), (.72, tuple(v * 1.12 for v in col))])
    c = saxlib._mix(nt, saxlib._ramp(nt, noise(1.1, (1.8, .16, 1), 5), [(.55, (0, 0, 0)), (.78, (.38,) * 3)]), c, tuple(v * .55 for v in col))
    xyz = node(nt, 'ShaderNodeSeparateXYZ'); nt.links.new(tc.outputs['Object'], xyz.inputs[0]); joints = []
    for axis in ('X', 'Y'):
        p = node(nt, 'ShaderNodeMath', operation='PINGPONG'); nt.links.new(xyz.outputs[axis], p.inputs[0]); p.inputs[1].default_value = 3
        l = node(nt, 'ShaderNodeMath', operation='LESS_THAN'); nt.links.new(p.outputs[0], l.inputs[0]); l.inputs[1].default_value = .006; joints.append(l.outputs[0])
    k = node(nt, 'ShaderNodeMath', operation='MAXIMUM'); nt.links.new(joints[0], k.inputs[0]); nt.links.new(joints[1], k.inputs[1])
    nt.links.new(saxlib._mix(nt, k.outputs[0], c, (.06, .06, .06)), b.inputs['Base Color'])
    r = node(nt, 'ShaderNodeMapRange'); r.inputs['To Min'].default_value = rough * .8; r.inputs['To Max'].default_value = rough * 1.5; nt.links.new(noise(.6, detail=3), r.inputs['Value'])
    nt.links.new(r.outputs['Result'], b.inputs['Roughness']); b.inputs['Specular'].default_value = .4
    return m


def _each(make):
    """the same stone for every slab, cut at another place of the block"""
    def made():
        m = make(); nt = m.node_tree; info = saxlib._node(nt, 'ShaderNodeObjectInfo'); white = saxlib._node(nt, 'ShaderNodeTexWhiteNoise', noise_dimensions='1D'); nt.links.new(info.outputs['Random'], white.inputs['W'])
        for n in list(nt.nodes):
            if n.type == 'TEX_COORD':
                for l in list(n.outputs['Object'].links):
                    a = saxlib._node(nt, 'ShaderNodeVectorMath', operation='MULTIPLY_ADD'); nt.links.new(white.outputs['Color'], a.inputs[0]); a.inputs[1].default_value = (30, 30, 30); to = l.to_socket
                    nt.links.new(n.outputs['Object'], a.inputs[2]); nt.links.new(a.outputs[0], to)
        return m
    return made


def _roof_light():
    m = saxlib._simple('sky', (.9, .9, .9), .5, emit=(.90, .96, 1.0, 1), es=1.5)
    m.cycles.sample_as_light = True
    return m


BUILD['sky'] = _roof_light
BUILD['cartonh'] = lambda: saxlib._simple('cartonh', (.42, .29, .17), .8)
BUILD['primer'] = lambda: saxlib._simple('primer', (.30, .305, .31), .6)
BUILD['crate'] = lambda: saxlib._simple('crate', (.42, .30, .17), .7, bump=.1, bscale=30)
BUILD['film'] = lambda: saxlib._simple('film', (.62, .64, .65), .22, coat=.4)
BUILD['s_white'] = lambda: saxlib._marble('s_white', (.74, .73, .71), (.62, .61, .60), (.16, .165, .18), (.50, .43, .34), .9, .05, .055)
BUILD['s_black'] = lambda: saxlib._marble('s_black', (.012, .013, .014), (.028, .028, .03), (.72, .68, .62), (.36, .30, .24), 1.0, .05, .022)
BUILD['s_green'] = lambda: saxlib._marble('s_green', (.035, .085, .06), (.018, .045, .033), (.45, .52, .46), (.18, .28, .22), 1.1, .06, .035)
BUILD['s_gold'] = lambda: saxlib._marble('s_gold', (.55, .43, .30), (.40, .29, .19), (.80, .72, .60), (.26, .15, .08), 1.1, .07, .04)
BUILD['s_rose'] = lambda: saxlib._marble('s_rose', (.46, .30, .25), (.34, .21, .17), (.72, .62, .55), (.24, .12, .10), 1.2, .07, .035)
BUILD['s_blue'] = lambda: saxlib._marble('s_blue', (.13, .19, .25), (.07, .11, .15), (.60, .62, .62), (.36, .27, .18), 1.0, .06, .045)
BUILD['s_gran'] = lambda: saxlib._granite('s_gran', (.03, .03, .032), (.13, .13, .135), (.38, .37, .36), 70, .10)
BUILD['s_granr'] = lambda: saxlib._granite('s_granr', (.05, .03, .03), (.26, .12, .09), (.48, .33, .27), 60, .12)
BUILD['s_grang'] = lambda: saxlib._granite('s_grang', (.10, .10, .10), (.42, .41, .40), (.68, .67, .65), 80, .12)


for _s in ('s_white', 's_black', 's_green', 's_gold', 's_rose', 's_blue'): BUILD[_s] = _each(BUILD[_s])


def wallpanels(x0, x1, y, h, mat='hwall', pitch=1.2):
    bb(x0, x1, y, y + .1, 0, h, mat, 0)
    multi([(x, y - .006, h / 2, .02, .012, h) for x in np.arange(x0, x1, pitch)], 'hsteel')


def shedroof(x0, x1, y0, y1, z, bays, rise=1.9):
    """saw-tooth roof: slopes rise along +Y, the glazing stands at the high end of each bay and shines back"""
    d = (y1 - y0) / bays
    for i in range(bays):
        a = y0 + i * d; b = a + d
        prism([(a, z), (b - .15, z + rise), (b - .15, z + rise - .12), (a, z - .12)], x0, x1, 'x', 'hroof', 0)
        for x in (x0, x1): prism([(a, z - .14), (b - .10, z - .14), (b - .10, z + rise)], x - .06, x + .06, 'x', 'hwall', 0)      # gable
        # glazing with mullions, bright sky behind
        for x in np.arange(x0, x1 + .1, 1.25): bb(x - .035, x + .035, b - .14, b - .05, z, z + rise, 'hsteel', 0)
        for q in (0, rise * .5, rise): bb(x0, x1, b - .14, b - .05, z + q - .04, z + q + .04, 'hsteel', 0)
        o = bb(x0, x1, b - .03, b - .01, z, z + rise, 'sky', 0); o.visible_diffuse = False
        # trusses under the slope
        for x in np.arange(x0 + 2.5, x1, 5.0):
            bb(x - .07, x + .07, a, b, z - .16, z - .02, 'hsteel', .004)
            beam((x, a + .1, z - .1), (x, b - .15, z + rise - .2), .10, .12, 'hsteel')
            for t in (.3, .5, .7, .9): beam((x, a + d * t, z - .08), (x, a + d * (t + .08 if t < .9 else t), z + rise * t - .1), .06, .06, 'hsteel')
        bb(x0, x1, b - .12, b + .12, z - .34, z - .02, 'hsteel', .004)


def daylight(x, y0, y1, z, bays, rise, power):
    """sky light entering through the glazing, towards -Y and down"""
    d = (y1 - y0) / bays
    for i in range(bays):
        b = y0 + (i + 1) * d
        area((0, b - .25, z + rise * .55), (0, b - 5.2, 1.5), x, rise * .8, power, (.94, .97, 1)).visible_glossy = False


def crane(y, x0, x1, z, hook=0, hz=4.5):
    """overhead travelling crane across the hall"""
    for k in (-.55, .55): bb(x0, x1, y + k - .14, y + k + .14, z, z + .55, 'yellow', .01)
    for x in (x0 + .3, x1 - .3): bb(x - .3, x + .3, y - 1.2, y + 1.2, z - .3, z + .05, 'graphite', .02)
    bb(hook - .7, hook + .7, y - .75, y + .75, z + .56, z + .95, 'graphite', .02); cyl(hook, y, z + .95, .26, 1.0, 'x', 'light', .02)
    for k in (-.12, .12): rod((hook + k, y, z + .5), (hook + k, y, hz + .3), .014, 'dsteel', 8)
    bb(hook - .2, hook + .2, y - .12, y + .12, hz, hz + .4, 'yellow', .03); tube([(hook, y, hz), (hook, y, hz - .12), (hook + .12, y, hz - .22), (hook, y, hz - .32), (hook - .1, y, hz - .24)], .03, 'dsteel')


def bench(x, y, rz=0):
    with at(x, y, 0, rz=rz):
        bb(-1.0, 1.0, -.4, .4, .82, .88, 'crate', .006)
        for a in (-.92, .92):
            for b in (-.33, .33): bb(a - .03, a + .03, b - .03, b + .03, 0, .82, 'graphite', .004)
        bb(-.95, -.2, -.36, .36, .42, .80, 'crimson', .01)
        for k in range(3): bb(-.93, -.22, -.375, -.36, .45 + k * .115, .55 + k * .115, 'crimson', .004); bb(-.72, -.42, -.39, -.375, .50 + k * .115, .515 + k * .115, 'steel', .003)
        bb(-.95, .95, .36, .40, .88, 1.7, 'light', .006)
        for i in range(9): bb(-.8 + i * .19, -.77 + i * .19, .34, .36, 1.15 + (i % 3) * .06, 1.55, 'dsteel', .003)
        cyl(.2, 0, .93, .07, .1, 'z', 'steel'); box(.55, .05, .97, .28, .2, .18, 'blue', .02); cyl(-.4, -.1, .95, .1, .12, 'y', 'brass')


def trestles(x, y, L, n=3):
    """trestles of square tube with a rubber strip on top"""
    for i in range(n):
        q = x - L / 2 + .4 + (L - .8) * i / (n - 1)
        bb(q - .05, q + .05, y - .42, y + .42, .53, .61, 'yellow', .006); bb(q - .05, q + .05, y - .42, y + .42, .61, .62, 'rubber', .002)
        for s in (-1, 1):
            for k in (-1, 1): beam((q + k * .22, y + s * .38, .02), (q, y + s * .30, .55), .045, .045, 'yellow', .004); bb(q + k * .22 - .05, q + k * .22 + .05, y + s * .38 - .05, y + s * .38 + .05, 0, .012, 'black', .003)
            rod((q - .13, y + s * .34, .26), (q + .13, y + s * .34, .26), .014, 'yellow', 10)
        rod((q, y - .34, .26), (q, y + .34, .26), .014, 'yellow', 10)


def walls_of_people(x, y, s):
    """what a hall has where people go in and out, on the wall x (face towards -s): door, extinguisher, notice board, clock"""
    with at(x, y, 0, rz=-90 * s):
        props.door()
        with at(1.0, -.12, .0): props.extinguisher()
        bb(.86, 1.14, -.02, 0, .95, 1.35, 'red', .004); bb(.90, 1.10, -.024, -.018, 1.0, 1.3, 'shellw', .001)
        bb(-2.3, -1.0, -.04, 0, 1.1, 1.95, 'alu', .006); bb(-2.26, -1.04, -.044, -.03, 1.14, 1.91, 'light', 0)
        r = random.Random(3)
        for k in range(7): a = -2.2 + .155 * k; bb(a, a + .125, -.047, -.044, 1.25 + r.uniform(0, .3), 1.25 + .19 + r.uniform(.0, .3), 'paper2', 0)
        with at(0, 0, 3.0): props.clock(.22)


def cart(x, y, rz=0):
    with at(x, y, 0, rz=rz):
        for z in (.25, .6, .92): bb(-.4, .4, -.28, .28, z, z + .03, 'graphite', .004); bb(-.4, .4, -.28, -.26, z, z + .08, 'graphite', .003)
        for a in (-.38, .38):
            for b in (-.26, .26): bb(a - .015, a + .015, b - .015, b + .015, .1, 1.0, 'steel', .003); cyl(a, b, .06, .06, .035, 'y', 'rubber', .006, 20)
        r = random.Random(int(x * 10 + y)); 
        for z in (.28, .63, .95):
            for _ in range(5): box(r.uniform(-.3, .3), r.uniform(-.18, .18), z + .05, r.uniform(.06, .2), r.uniform(.05, .14), .1, r.choice(['steel', 'light', 'dsteel', 'blue', 'brass']), .01)


# ---------------------------------------------------------------- assembly hall
def assembly_build():
    X = 11.5
    ground(60, 'hfloor')
    # station 1 (front left): runways and bridge only, head still missing
    def bare(x, y, stage, name):
        with at(x, y, 0):
            if stage == 3: arcus.arcus(3.7, 2.3, 1.95, 'columns', name, .35, -.25, 20, .42, 's_white', cab=False)
            else:
                dp = 1.9; xx = 2.35
                arcus.side(-xx, -dp, dp, 1.95, -1, 'columns'); arcus.side(xx, -dp, dp, 1.95, 1, 'columns')
                if stage >= 2:
                    z0, z1 = arcus.bridge(-xx, xx, -.1, 1.95, name, .62); text('SAXUM', -xx + .42, -.1 - .252, (z0 + z1) / 2 + .015, .2, 'white'); text(name, xx - .42, -.352, (z0 + z1) / 2 + .015, .115, 'white', align='RIGHT')
                    arcus.table(3.7, 2.3, .82, 'steel', .01)
                else:
                    for q in (-1.0, .2): bb(-1.6, 1.6, q - .15, q + .15, .0, .12, 'crate', .006)
                    bb(-1.85, 1.85, -1.1, 1.1, .30, .55, 'primer', .02); bb(-1.7, 1.7, -1.0, 1.0, .12, .30, 'graphite', .02)
    bare(-5.6, -.2, 2, 'ARCUS 450'); bare(-5.6, 6.2, 1, ''); bare(-5.6, 12.6, 2, 'ARCUS 450'); bare(-5.6, 19.0, 3, 'ARCUS 450')
    bare(5.9, 1.2, 3, 'ARCUS 625'); bare(5.9, 8.4, 2, 'ARCUS 625'); bare(5.9, 15.4, 1, ''); bare(5.9, 22.0, 2, 'ARCUS 625')
    # a bridge on trestles, one hanging on the crane
    trestles(-5.6, -5.0, 4.6); bb(-7.9, -3.3, -5.25, -4.75, .62, 1.24, 'graphite', .03); bb(-7.9, -3.3, -5.254, -4.746, .68, .72, 'crimson', .003)
    for z in (.74, 1.14): rail((-7.8, -5.27, z), (-3.4, -5.27, z), .05)
    bolts([(q, -5.27, .94) for q in np.linspace(-7.6, -3.6, 9)], .016)
    crane(8.6, -X, X, 7.0, -1.2, 4.6)
    with at(-1.2, 8.6, 3.2):
        bb(-2.3, 2.3, -.24, .24, 0, .6, 'graphite', .03); bb(-2.3, 2.3, -.245, .245, .07, .11, 'crimson', .003); text('SAXUM', 0, -.245, .33, .22, 'white', align='CENTER')
        for s in (-1.5, 1.5): rod((s, 0, .6), (0, 0, 1.35), .016, 'dsteel', 8); bb(s - .05, s + .05, -.27, .27, -.03, .63, 'yellow', .004)
    crane(25, -X, X, 7.0, 4, 5.4)
    # crane runways on columns
    for s in (-1, 1):
        bb(s * X - .25, s * X + .25, -14, 36, 6.35, 6.7, 'hsteel', .01)
        for y in np.arange(-12, 36, 6.0):
            bb(s * (X + .1) - .2, s * (X + .1) + .2, y - .03, y + .03, 0, 8.6, 'hsteel', 0); bb(s * (X + .1) - .2, s * (X + .1) - .16, y - .16, y + .16, 0, 8.6, 'hsteel', 0); bb(s * (X + .1) + .16, s * (X + .1) + .2, y - .16, y + .16, 0, 8.6, 'hsteel', 0)
            bb(s * (X + .1) - .24, s * (X + .1) + .24, y - .2, y + .2, 0, 1.1, 'yellow', .01)
        with at(s * (X + 1.0), 0, 0, rz=-90 * s): wallpanels(-36, 36, 0, 8.6)
        bb(s * (X + .9) - .1, s * (X + .9) + .1, -14, 36, 4.4, 4.6, 'galv', .004); bb(s * (X + .85) - .06, s * (X + .85) + .06, -14, 36, 5.0, 5.12, 'crimson', .004)
    wallpanels(-13, 13, 35.5, 10)
    bb(-2.6, 2.6, 35.36, 35.5, 0, 5.0, 'light', .01); multi([(0, 35.34, z, 5.1, .03, .03) for z in np.arange(.5, 5, .5)], 'hsteel')
    text('SAXUM', 0, 35.38, 7.0, 1.5, 'crimson', align='CENTER', depth=.05)
    shedroof(-12.5, 12.5, -12.5, 35.5, 8.7, 8, 2.0)
    # aisle marks
    for x in (-1.7, 2.0): bb(x - .06, x + .06, -14, 35, .0005, .003, 'yellow', 0)
    for y in (3.0, 9.4, 15.8, 22.2): bb(-11, -1.7, y - .04, y + .04, .0005, .003, 'yellow', 0)
    for y in (4.8, 11.9, 18.6): bb(2.0, 11, y - .04, y + .04, .0005, .003, 'yellow', 0)
    # benches, carts, crates, electric cabinets, heads on stands
    bench(-10.3, 3.2, 90); bench(-10.3, 9.8, 90); bench(-10.3, -3.6, 90); bench(10.6, 5.4, -90); bench(10.6, 12.5, -90)
    cart(-2.4, 2.4, 20); cart(-2.5, 8.2, -10); cart(2.8, 5.5, 12); cart(-3.0, 14.8, 40); cart(2.9, -3.2, -18)
    for i, (x, y) in enumerate(((9.4, -3.0), (9.4, -1.6), (10.6, -2.4), (9.6, 18.5), (-9.8, 16.0))):
        bb(x - .55, x + .55, y - .5, y + .5, .12, .85 + .2 * (i % 2), 'crate', .006); bb(x - .6, x + .6, y - .55, y + .55, 0, .12, 'wood', .004)
        for q in (-.4, 0, .4): bb(x + q - .05, x + q + .05, y - .53, y + .53, .1, .87 + .2 * (i % 2), 'wood', .003)
    with at(3.6, -3.6, 0, rz=14):        # blade head waiting on its stand
        bb(-.5, .5, -.4, .4, 0, .06, 'graphite', .008)
        for a in (-.42, .42): beam((a, .3, .05), (a * .5, .1, 1.35), .07, .07, 'yellow')
        bb(-.3, .3, -.1, .3, 1.3, 1.4, 'graphite', .01)
        with at(0, -.12, .92): arcus.blade_head(.42, 'white', 0)
    cabinet(-10.9, -9.0, 5.4, 5.95, 2.1, 'light', 2); cabinet(8.6, 10.7, 9.6, 10.15, 2.1, 'light', 2)
    for i in range(3): tube([(2.2 + .3 * i, 3.9, .02), (2.8, 4.3 + .2 * i, .02), (3.6, 4.2, .02), (3.5, 3.0, .05)], .018, 'black')
    # what people use: doors, trucks, pallets, steps, chairs
    walls_of_people(-(X + 1.0), .6, -1); walls_of_people(X + 1.0, -1.0, 1)
    with at(6.2, 35.5, 0): props.door()
    for x, y, rz in ((-2.6, -1.6, 30), (3.1, 7.6, 200)):
        with at(x, y, 0, rz=rz): props.pallet_truck()
    for x, y, rz, n in ((-3.1, 5.4, 8, 2), (3.0, 10.6, -6, 1), (8.6, -4.6, 4, 1)):
        with at(x, y, 0, rz=rz):
            props.pallet()
            for k in range(n): bb(-.5 + .55 * k, -.5 + .55 * k + .48, -.3, .3, .145, .55 - .12 * k, 'cartonh', .004)
    for x, y, rz in ((-4.0, 3.5, 40), (4.1, 12.8, 130)):
        with at(x, y, 0, rz=rz): props.ladder_a()
    for x, y, rz in ((-9.3, 3.6, -80), (-9.3, 10.1, -100), (9.7, 5.1, 95)):
        with at(x, y, 0, rz=rz): props.stool(.62)
    for x, y in ((-1.95, -6.6), (2.25, -6.9), (-1.95, 18.5)):
        with at(x, y, 0): props.cone()
    with at(-2.4, 2.4, .98, rz=60): props.helmet()
    with at(-10.15, 3.9, .88, rz=120): props.helmet('shelly')
    # light lines under the roof
    for y in np.arange(-9.5, 35, 6): multi([(x, y, 8.25, 1.4, .12, .05) for x in np.arange(-9, 10, 3)], 'strip')


def assembly_scene():
    camera_look((.6, -11.6, 2.75), (-.25, 8, 2.55), 27)
    world((.62, .72, .85), .35)
    daylight(23, -12.5, 35.5, 8.7, 8, 2.0, 620)
    area((0, -13.5, 6), (0, 5, 2), 18, 5, 420, (1, .98, .95)).visible_glossy = False
    area((-9, -9, 6.5), (-4, 2, 1), 3, 3, 260, (1, .96, .90))
    return dict(expo=1.0, contrast=1.14, vign=.35)


# ---------------------------------------------------------------- slab warehouse
def bundle(x, y, mat, rz=0, n=10, L=3.0, h=1.85, both=True):
    linea.aframe(x, y, n, mat, L, h, rz, both)


def slabs_build():
    ground(60, 'hfloor')
    mats = ['s_white', 's_green', 's_gran', 's_gold', 's_black', 's_blue', 's_granr', 's_white', 's_rose', 's_grang', 's_black', 's_gold']
    for j in range(6):
        bundle(-3.15, j * 3.9, mats[(2 * j) % 12], 78, 12, 3.0, 1.85)
        bundle(3.15, j * 3.9 + .6, mats[(2 * j + 1) % 12], -78, 12, 3.0, 1.85)
        bundle(-7.0, j * 3.9 + 1.2, mats[(2 * j + 5) % 12], 80, 10, 3.0, 1.85)
        bundle(7.0, j * 3.9 - .4, mats[(2 * j + 8) % 12], -80, 10, 3.0, 1.85)
    # walls, columns, roof with skylights, gantry with a vacuum lifter
    X = 10.5
    for s in (-1, 1):
        for y in np.arange(-9, 34, 6.0):
            bb(s * X - .2, s * X + .2, y - .2, y + .2, 0, 8.4, 'hsteel', .01); bb(s * X - .24, s * X + .24, y - .24, y + .24, 0, 1.2, 'yellow', .01)
        with at(s * (X + .8), 0, 0, rz=-90 * s): wallpanels(-34, 34, 0, 8.4)
        bb(s * X - .25, s * X + .25, -10, 33, 6.0, 6.35, 'hsteel', .01)
    wallpanels(-12, 12, 32.0, 9.4); bb(-2.4, 2.4, 31.9, 32.0, 0, 4.6, 'light', .01); multi([(0, 31.88, z, 4.7, .03, .03) for z in np.arange(.5, 4.6, .5)], 'hsteel')
    shedroof(-11.3, 11.3, -10, 32, 8.5, 7, 1.9)
    crane(9.6, -X, X, 6.5, .0, 4.2)
    with at(0, 9.6, 0):
        bb(-1.3, 1.3, -.1, .1, 3.55, 3.72, 'graphite', .01)
        for k in (-.12, .12): rod((k * 6, 0, 3.7), (0, 0, 4.0), .014, 'dsteel', 8)
        bb(-1.2, 1.2, -.06, .06, 2.2, 2.3, 'graphite', .01)
        for k in (-1.0, 1.0): bb(k - .05, k + .05, -.06, .06, 2.2, 3.6, 'graphite', .008)
        for k in (-.95, -.32, .32, .95):
            for z in (2.25, 2.95): cyl(k, -.09, z, .15, .06, 'y', 'rubber', .01, 32)
        bb(-1.5, 1.5, -.145, -.12, 1.45, 3.30, 's_blue', .003)
    for x in (-1.35, 1.35): bb(x - .05, x + .05, -10, 31, .0005, .003, 'yellow', 0)
    # crates in the back
    for i in range(5): bb(-4.6 + i * 2.2, -3.0 + i * 2.2, 26.6, 28.2, .1, 2.1, 'crate', .01)
    for y in np.arange(-7, 31, 6): multi([(x, y, 7.9, 1.4, .12, .05) for x in np.arange(-8, 9, 4)], 'strip')


def slabs_scene():
    camera_look((.55, -6.9, 1.95), (-.12, 6, 1.55), 30)
    world((.62, .72, .85), .30)
    daylight(21, -10, 32, 8.5, 7, 1.9, 620)
    area((0, -9.5, 5), (0, 4, 1.2), 14, 4, 330, (1, .98, .95)).visible_glossy = False
    return dict(expo=1.0, contrast=1.14, vign=.38)

PRODUCTS = {
    'hall-assembly': dict(build=assembly_build, scene=assembly_scene),
    'hall-slabs': dict(build=slabs_build, scene=slabs_scene),
}
