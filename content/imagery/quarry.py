"""The white marble quarry: benches sawn by wire, blocks, the wire saw on its rail."""
from saxlib import *
import saxlib
from stories import ground, sky, sun


def _bench(name, warm):
    """a sawn face of marble seen from afar: broad clouds of grey, rain stains running down, hardly a vein"""
    m, nt, b = saxlib._new(name)
    node, link = saxlib._node, nt.links.new
    tc = node(nt, 'ShaderNodeTexCoord'); info = node(nt, 'ShaderNodeObjectInfo')
    shift = node(nt, 'ShaderNodeVectorMath', operation='MULTIPLY_ADD'); white = node(nt, 'ShaderNodeTexWhiteNoise', noise_dimensions='1D')
    link(info.outputs['Random'], white.inputs['W']); link(white.outputs['Color'], shift.inputs[0]); shift.inputs[1].default_value = (40, 40, 40); link(tc.outputs['Object'], shift.inputs[2])

    def noise(scale, stretch=(1, 1, 1), detail=5, rough=.6, distortion=0.0):
        mp = node(nt, 'ShaderNodeMapping'); mp.inputs['Scale'].default_value = stretch; link(shift.outputs[0], mp.inputs['Vector'])
        n = node(nt, 'ShaderNodeTexNoise', Scale=scale, Detail=detail, Roughness=rough, Distortion=distortion); link(mp.outputs['Vector'], n.inputs['Vector'])
        return n.outputs['Fac']
    c = saxlib._ramp(nt, noise(.16, (.7, 1, 1.5), 8, .66, 1.6), [(.34, tuple(v * .62 for v in warm)), (.46, tuple(v * .93 for v in warm)), (.56, warm), (.66, tuple(v * .84 for v in warm))])
    c = saxlib._mix(nt, saxlib._ramp(nt, noise(.75, (1.6, 1.6, .10), 4), [(.56, (0, 0, 0)), (.74, (.55,) * 3)]), c, (.36, .33, .28))      # rain
    c = saxlib._mix(nt, saxlib._ramp(nt, noise(.12, (1, 1, .6), 3), [(.60, (0, 0, 0)), (.75, (.35,) * 3)]), c, (.52, .40, .26))             # ochre
    each = node(nt, 'ShaderNodeMapRange'); each.inputs['To Min'].default_value = .82; each.inputs['To Max'].default_value = 1.04; link(info.outputs['Random'], each.inputs['Value'])
    c = saxlib._mix(nt, 1.0, c, each.outputs['Result'], 'MULTIPLY')
    link(c, b.inputs['Base Color']); b.inputs['Roughness'].default_value = .85; b.inputs['Specular'].default_value = .2
    bump = node(nt, 'ShaderNodeBump', Strength=.6, Distance=.10); link(noise(1.6, (1, 1, .5), 8, .68), bump.inputs['Height']); link(bump.outputs['Normal'], b.inputs['Normal'])
    return m


STONE = []
for _i, _warm in enumerate(((.80, .785, .755), (.70, .695, .68), (.77, .745, .70))):
    BUILD['bench%d' % _i] = lambda n='bench%d' % _i, w=_warm: _bench(n, w)
    STONE.append('bench%d' % _i)


def quarry():
    ms = STONE
    r = random.Random(6)
    def face(x0, x1, y, z0, z1, depth):
        """a sawn bench: columns of cuts, each a little before or behind the next"""
        x = x0
        while x < x1:
            w = r.choice((3.2, 4.6, 6.1, 7.4)); d = r.uniform(-.9, .9) if r.random() < .55 else r.uniform(-.12, .12)
            h = z1 + (r.choice((0, 0, 0, -1.6, -3.0)) if r.random() < .3 else 0)
            bb(x + .02, x + w - .02, y + d, y + depth, z0, h, r.choice(ms), .09)
            for q in range(int(w / 1.15)):
                if r.random() < .14: cyl(x + .6 + q * 1.15, y + d - .01, (z0 + h) / 2, .045, h - z0, 'z', 'gravel', 0, 8)
            x += w
    for k, (y, z0, z1) in enumerate(((14, -.5, 7.2), (21, 2.5, 14.4), (29, 10, 21.5), (38, 17, 29), (48, 24, 37))):
        face(-46 + 2 * k, 44 - 5 * k, y, z0, z1, 14)
    for k, (x, z1) in enumerate(((20, 6.5), (26, 13.5), (33, 21), (41, 29))):       # side wall on the right
        y = -8
        while y < 20:
            w = r.choice((3.5, 5, 6.5)); bb(x + r.uniform(-.7, .7), x + 16, y + .02, y + w - .02, -.5, z1 + r.choice((0, 0, -2)), r.choice(ms), .05); y += w
    ground(80, 'gravel', 0)
    for x, y, a, w, d, h in ((-9, 6.5, 12, 3.0, 1.8, 1.7), (-5.2, 7.4, -5, 2.9, 1.8, 1.8), (-8.2, 6.8, 8, 0, 0, 0), (3.5, 8.2, 30, 3.1, 1.7, 1.6), (10.5, 5.0, -18, 2.8, 1.9, 1.7), (12.4, 8.4, 5, 3.0, 1.8, 1.7), (-14, 9, -8, 3.2, 2.0, 1.9)):
        if w:
            with at(x, y, 0, rz=a): block(-w / 2, w / 2, -d / 2, d / 2, 0, h, r.choice(ms), .03, 10)
    with at(-5.1, 7.4, 1.8, rz=9): block(-1.4, 1.4, -.85, .85, 0, 1.6, ms[0], .03, 10)
    for i in range(260):
        x, y, s = r.uniform(-24, 19), r.gauss(12.2, .9), r.uniform(.05, .42)
        with at(x, y, s * .3, rx=r.uniform(0, 90), rz=r.uniform(0, 90)): box(0, 0, 0, s * 1.3, s, s * .8, ms[1], s * .15)
    # overturned bench, wire saw on its rail with wire to the face
    with at(4.5, 4.4, 0, rz=68):
        for y in (-.45, .45): bb(-4.5, 4.5, y - .05, y + .05, 0, .14, 'dsteel', 0)
        for q in range(10): bb(-4.5 + q, -4.38 + q, -.7, .7, -.02, .06, 'wood', 0)
        bb(-1.9, -.2, -.65, .65, .2, .75, 'graphite', .05); bb(-1.7, -.6, -.5, .4, .75, 1.35, 'white', .06); bb(-1.71, -.59, -.51, .41, 1.1, 1.18, 'crimson', .01)
        cyl(-1.0, .62, 1.0, .42, .1, 'y', 'dsteel'); motor(-1.0, .3, 1.0, .22, .5, 'y', 'graphite', -1)
    for x in (3.62, 4.42): tube([(3.9 + (x - 4) * .4, 4.0, 1.2), (x + .6, 9, 1.5), (x + 1.1, 13.6, 2.2 + (x - 3.6) * 4)], .012, 'black')
    for x in np.linspace(-16, 16, 9):      # safety rail on the second bench
        rod((x, 14.8, 7.1), (x, 14.8, 8.2), .03, 'galv', 8)
    rod((-16, 14.8, 8.15), (16, 14.8, 8.15), .025, 'galv', 8); rod((-16, 14.8, 7.7), (16, 14.8, 7.7), .025, 'galv', 8)


def quarry_s():
    camera_look((-8.5, -15.5, 5.2), (1.2, 12, 8.2), 27)
    sky((.20, .36, .66), (.72, .80, .88), .85, .10); sun(206, 33, 4.6, (1, .91, .78), .6)
    return dict(expo=.62, contrast=1.28, vign=.3)


PRODUCTS = {'story-quarry': dict(build=quarry, scene=quarry_s)}
