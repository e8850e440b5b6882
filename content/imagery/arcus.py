"""Bridge saws."""
from saxlib import *
import saxlib


def _disc():
    """steel ground in circles around the y axis: light lies on it as two bright wedges"""
    m = saxlib._brushed('disc', (.50, .50, .51, 1), .30); nt = m.node_tree; b = nt.nodes['Principled BSDF']
    t = nt.nodes.new('ShaderNodeTangent'); t.direction_type = 'RADIAL'; t.axis = 'Y'; nt.links.new(t.outputs[0], b.inputs['Tangent']); b.inputs['Anisotropic'].default_value = .75
    tc = nt.nodes.new('ShaderNodeTexCoord'); xyz = saxlib._node(nt, 'ShaderNodeSeparateXYZ'); nt.links.new(tc.outputs['Object'], xyz.inputs[0]); r = saxlib._node(nt, 'ShaderNodeVectorMath', operation='LENGTH'); nt.links.new(tc.outputs['Object'], r.inputs[0])
    n = saxlib._node(nt, 'ShaderNodeTexNoise', noise_dimensions='1D', Scale=1.0, Detail=4, Roughness=.7); k = saxlib._node(nt, 'ShaderNodeMath', operation='MULTIPLY'); nt.links.new(r.outputs['Value'], k.inputs[0]); k.inputs[1].default_value = 620; nt.links.new(k.outputs[0], n.inputs['W'])
    nt.links.new(saxlib._ramp(nt, n.outputs['Fac'], [(.35, (.46, .46, .47)), (.65, (.54, .54, .55))]), b.inputs['Base Color'])
    return m


BUILD['disc'] = _disc


def blade_head(R=.36, guard='white', tilt=0, motor_len=.42, spin=0):
    """spindle head; origin = pivot axis centre, blade plane = XZ at y=-.0, arbor .0; hangs down"""
    # fork / C axis
    with at(0, 0, 0):
        lathe(0, .12, .0, [(0, .02), (.16, .02), (.17, .03), (.17, .12), (.15, .14), (.15, .34), (.0, .34)], 'z', 'graphite', 48)
        ring(0, .12, .02, .0, .175, .03, 'z', 'steel')
        boltcircle(0, .12, .028, .155, 12, .008, 'z', -1)
        # fork arms (pivot in X axis of rotation = y)
        prism([(-.17, .02), (.17, .02), (.17, -.10), (.13, -.30), (.06, -.37), (-.06, -.37), (-.13, -.30), (-.17, -.10)], .16, .235, 'y', 'graphite', .015)
    with at(0, .0, -.27, ry=0):
        cyl(0, .14, 0, .11, .06, 'y', 'steel', .008)
        with at(0, 0, 0, rx=-tilt):
            # motor body
            box(.0, .08, -.0, .24, .26, .22, 'light', .02)
            cyl(0, .02, 0, .10, .2, 'y', 'dsteel', .01)
            motor(0, .2, 0, .095, motor_len, 'y', 'graphite')
            # blade
            by = -.09
            lathe(0, by, 0, [(0, -.002), (R * .92, -.002), (R * .92, -.003), (R, -.003), (R, .003), (R * .92, .003), (R * .92, .002), (0, .002)], 'y', 'disc', 96)
            n = int(R * 2 * PI / .07)
            for i in range(n):
                a = 2 * PI * i / n
                box(R * .965 * math.cos(a), by, R * .965 * math.sin(a), .055, .0095, R * .07, 'dsteel', .001, rot=(0, 90 - math.degrees(a), 0))
            for i in range(8): a = PI / 8 + i * PI / 4; cyl(R * .74 * math.cos(a), by, R * .74 * math.sin(a), R * .026, .0062, 'y', 'black', 0, 20)
            cyl(0, by - .012, 0, R * .25, .02, 'y', 'steel', .004); cyl(0, by - .03, 0, .05, .03, 'y', 'dsteel', .006, 6)
            boltcircle(0, by - .022, 0, R * .18, 6, .009)
            # guard: half disc shell, front plate hinged
            Rg = R * 1.12
            o = arc(0, 0, Rg, -8, 188, 40); i_ = arc(0, 0, Rg - .02, -8, 188, 40)
            prism(o + i_[::-1], by - .055, by + .055, 'y', guard, .004)
            prism(arc(0, 0, Rg, -8, 188, 40), by + .05, by + .062, 'y', guard, .004)
            fr = arc(0, 0, Rg, -8, 188, 40); inn = arc(0, -.0, R * .52, 184, -4, 30)
            prism(fr + inn, by - .066, by - .052, 'y', guard, .004)
            prism(arc(0, 0, Rg * .93, 22, 158, 30) + arc(0, 0, Rg * .86, 158, 22, 30), by - .071, by - .064, 'y', 'crimson', .002)
            boltcircle(0, by - .066, 0, 0.001, 1, .001)
            for a in (8, 35, 65, 115, 145, 172):
                bolt(Rg * .78 * math.cos(math.radians(a)), by - .066, Rg * .78 * math.sin(math.radians(a)), .009)
            for s in (-1, 1):   # water nozzles
                tube([(s * R * .55, by - .02, Rg * .86), (s * R * .8, by - .12, R * .9), (s * Rg * 1.02, by - .11, R * .35), (s * R * .75, by - .05, -.04)], .009, 'steel')
                rod((s * R * .75, by - .05, -.03), (s * R * .68, by - .03, -.1), .012, 'brass')
            box(0, by, Rg + .01, .14, .12, .05, 'graphite', .01)
    # hoses from guard to ram
    for k, (dx, m) in enumerate(((-.12, 'black'), (-.08, 'black'), (.13, 'blue'), (.1, 'black'))):
        tube([(dx, .26, -.15), (dx * 2.2, .36, .05), (dx * 2.0, .34, .35), (dx * .9, .22, .55)], .014, m)


def table(L, W, h=.82, stone='marble', t=.03, margin=.14, tilt=0, top=True, slabsz=None):
    hx, hy = L / 2, W / 2
    with at(0, 0, 0):
        for x in (-hx * .72, hx * .72):
            bb(x - .09, x + .09, -hy * .8, hy * .8, 0.02, .16, 'graphite', .01)
            for y in (-hy * .7, hy * .7):
                bb(x - .08, x + .08, y - .08, y + .08, .1, h - .2, 'graphite', .012)
                bb(x - .13, x + .13, y - .13, y + .13, 0, .025, 'graphite', .004)
                bolts([(x + a, y + b, .025) for a in (-.1, .1) for b in (-.1, .1)], .014, 'z', 1)
        bb(-hx, hx, -hy, hy, h - .22, h - .12, 'graphite', .015)
        n = int(L / .28)
        multi([(-hx + L * (i + .5) / n, 0, h - .09, .05, W - .06, .07) for i in range(n)], 'dsteel', .003)
        bb(-hx - .0, hx + .0, -hy - .02, -hy + .02, h - .24, h - .03, 'graphite', .008)
        bb(-hx - .0, hx + .0, hy - .02, hy + .02, h - .24, h - .03, 'graphite', .008)
        bb(-hx - .02, -hx + .02, -hy, hy, h - .24, h - .03, 'graphite', .008)
        bb(hx - .02, hx + .02, -hy, hy, h - .24, h - .03, 'graphite', .008)
        bb(-hx + .02, hx - .02, -hy + .02, hy - .02, h - .055, h, 'rubber', .006)
        # drip edge, hydraulic tilt cylinders
        for x in (-hx * .45, hx * .45):
            cyl(x, -hy * .35, .38, .05, .5, 'z', 'graphite'); rod((x, -hy * .35, .6), (x, -hy * .35, h - .2), .028, 'chrome')
        if top:
            sx, sy = slabsz or (L - 2 * margin, W - 2 * margin)
            slab(-sx / 2, sx / 2, -sy / 2, sy / 2, h, h + t, stone)
        # trimmed outline: kerfs already cut, front apron
        bb(-hx + .06, hx - .06, -hy - .032, -hy - .018, h - .215, h - .055, 'light', .005)
        for x in np.linspace(-hx + .3, hx - .3, 6): bolt(x, -hy - .032, h - .135, .012)
        for k, yy in enumerate((.22, .62)):
            bb(-hx * .82, hx * .86, -hy + W * yy - .003, -hy + W * yy + .003, h + t - .01, h + t + .0006, 'black', 0)
        bb(-hx * .55 - .003, -hx * .55 + .003, -hy * .82, hy * .8, h + t - .01, h + t + .0006, 'black', 0)


def side(x, y0, y1, h, s, style='columns', accent=True):
    """longitudinal runway at x; s=+1 outer side to the right"""
    if style == 'columns':
        bb(x - .22, x + .22, y0, y1, h - .55, h, 'graphite', .025)
        for y in (y0 + .32, y1 - .32):
            prism([(y - .34, 0), (y + .34, 0), (y + .28, .08), (y + .24, h - .75), (y + .36, h - .5), (y - .36, h - .5), (y - .24, h - .75), (y - .28, .08)], x - .19, x + .19, 'x', 'graphite', .02)
            bb(x - .27, x + .27, y - .4, y + .4, 0, .03, 'graphite', .006)
            bolts([(x + a, y + b, .03) for a in (-.23, .23) for b in (-.34, 0, .34)], .018, 'z', 1)
    elif style == 'wall':
        bb(x - .22, x + .22, y0, y1, 0, h, 'light', .03)
        bb(x - .235, x + .235, y0 - .01, y1 + .01, h - .22, h, 'graphite', .02)
        bb(x - .235, x + .235, y0 - .01, y1 + .01, 0, .12, 'graphite', .01)
        for k in range(3):
            yy = y0 + (y1 - y0) * (k + .5) / 3
            for sx in (-1, 1):
                bb(x + sx * .222 - .006, x + sx * .222 + .006, yy - (y1 - y0) / 6.6, yy + (y1 - y0) / 6.6, .22, h - .32, 'white', .004)
    else:   # mono: low frame legs
        bb(x - .16, x + .16, y0, y1, h - .4, h, 'graphite', .02)
        for y in (y0 + .22, y1 - .22):
            bb(x - .14, x + .14, y - .2, y + .2, .0, h - .3, 'graphite', .02)
        bb(x - .12, x + .12, y0 + .3, y1 - .3, .08, .3, 'graphite', .015)
    # rails + bellows on top
    bellows(x - .13, x + .13, y0 + .03, y1 - .03, h, h + .07, 'y', .05)
    bb(x + s * .2 - .02, x + s * .2 + .02, y0, y1, h, h + .1, 'alu', .004)
    if accent:
        bb(x + s * .225 - .006, x + s * .225 + .006, y0 + .02, y1 - .02, h - .12, h - .085, 'crimson', .003)
    bb(x - .2, x + .2, y0 - .02, y0 + .01, h - .12, h + .1, 'graphite', .006)
    bb(x - .2, x + .2, y1 - .01, y1 + .02, h - .12, h + .1, 'graphite', .006)


def bridge(x0, x1, yb, h, name, hh=.62, d=.46, accent=True):
    """crane beam, h = runway height"""
    z0 = h + .16; z1 = z0 + hh
    for x in (x0, x1):
        bb(x - .26, x + .26, yb - .52, yb + .52, h + .07, h + .22, 'graphite', .02)
        for y in (yb - .48, yb + .48):
            bb(x - .14, x + .14, y - .06, y + .06, h + .06, h + .2, 'black', .006)
    bb(x0 - .22, x1 + .22, yb - d / 2, yb + d / 2, z0, z1, 'white', .03)
    # end covers
    for x, s in ((x0, -1), (x1, 1)):
        prism([(yb - .34, z0 - .02), (yb + .3, z0 - .02), (yb + .3, z1 + .02), (yb - .26, z1 + .02), (yb - .34, z1 - .1)], x - .20 + s * .06, x + .20 + s * .06, 'x', 'graphite', .025)
        motor(x, yb + .3, z0 + .2, .075, .26, 'y', 'graphite')
    # front rails, bellows between
    xa, xb = x0 + .3, x1 - .3
    for z in (z0 + .07, z1 - .07):
        bb(xa, xb, yb - d / 2 - .045, yb - d / 2 + .005, z - .028, z + .028, 'steel', .005)
        n = int((xb - xa) / .12)
        multi([(xa + .06 + i * .12, yb - d / 2 - .046, z, .014, .004, .014) for i in range(n)], 'black')
    bb(xa, xb, yb - d / 2 - .02, yb - d / 2, z0 + .13, z1 - .13, 'grey', .004)
    bb(xa, xb, yb - d / 2 - .034, yb - d / 2 - .0, z0 + .125, z0 + .15, 'dsteel', .003)   # rack
    bb(x0 - .1, x1 + .1, yb - d / 2 - .03, yb + d / 2 + .0, z1, z1 + .03, 'graphite', .006)
    if accent:
        bb(x0 - .14, x1 + .14, yb - d / 2 - .012, yb - d / 2 + .1, z1 - .03, z1 + .004, 'crimson', .003)
    # chain tray on top
    bb(xa, xb, yb + .02, yb + .24, z1 + .03, z1 + .045, 'galv', .003)
    return z0, z1


def zram(x, yb, z0, z1, d, top, bot, name=None, col='white', w=.5):
    """carriage + vertical ram in front of the beam"""
    yf = yb - d / 2
    bb(x - w / 2 - .08, x + w / 2 + .08, yf - .14, yf - .05, z0 - .06, z1 + .06, 'graphite', .02)
    for a in (-1, 1):
        for b in (z0 + .07, z1 - .07):
            box(x + a * w * .42, yf - .06, b, .16, .08, .1, 'dsteel', .008)
    bb(x - w / 2, x + w / 2, yf - .42, yf - .14, z0 - .1, top, col, .03)
    bb(x - w / 2 - .004, x + w / 2 + .004, yf - .424, yf - .14, z1 + .04, z1 + .12, 'crimson', .006)
    panel(x - w / 2 + .03, x + w / 2 - .03, z0 - .05, z1 + .02, yf - .42, col, .012)
    panel(x - w / 2 + .03, x + w / 2 - .03, z1 + .14, top - .04, yf - .42, col, .012)
    grille(x - w * .28, x + w * .28, z1 + .2, z1 + .36, yf - .433, 6)
    if name:
        text(name, x, yf - .436, (z0 + z1) / 2 + .1, .085, 'graphite', align='CENTER')
    bb(x - .17, x + .17, yf - .40, yf - .16, bot, z0 - .05, 'grey', .02)
    for a in (-1, 1):
        bb(x + a * .172 - .012, x + a * .172 + .012, yf - .31, yf - .25, bot + .04, z0 - .06, 'steel', .003)
    motor(x - .1, yf - .28, top, .08, .24, 'z', 'graphite')
    chain(x - 1.3, x - .02, x + .6, yb + .13, z1 + .07, .16, .05, .11)
    bb(x - .16, x + .02, yf - .16, yb + .21, z1 + .32, z1 + .345, 'graphite', .006)
    return yf - .28


def arcus(L=3.7, W=2.3, h=1.9, style='columns', name='ARCUS', hx=.35, yb=-.1, tilt=0, R=.36, stone='marble', duo=False, depth=None, cab=True, th=.82, t=.03, beam_h=.62, pulp='floor', cutout=None):
    x = L / 2 + .5; dp = (depth or W / 2 + .75)
    side(-x, -dp, dp, h, -1, style); side(x, -dp, dp, h, 1, style)
    table(L, W, th, stone, t)
    z0, z1 = bridge(-x, x, yb, h, name, beam_h)
    d = .46
    pivot = th + t + .27 + R * .80
    yh = zram(hx, yb, z0, z1, d, z1 + .62, pivot + .3, name=None)
    with at(hx, yh - .1, pivot):
        blade_head(R, 'white', tilt)
    if duo:
        yh = zram(hx - 1.5, yb, z0, z1, d, z1 + .5, th + .62, col='light', w=.42)
        with at(hx - 1.5, yh, th + .06):   # waterjet head
            lathe(0, 0, .0, [(0, .05), (.006, .05), (.008, .1), (.02, .11), (.02, .18), (.045, .2), (.045, .32), (.03, .34), (.03, .42), (.1, .44), (.12, .5), (.12, .6), (0, .6)], 'z', 'steel')
            cyl(0, 0, .16, .09, .02, 'z', 'black'); tube([(.045, 0, .26), (.2, -.05, .3), (.22, 0, .6), (.1, .05, .9)], .012, 'steel')
            tube([(-.02, -.02, .15), (-.2, -.1, .25), (-.2, 0, .6), (-.05, .05, .85)], .009, 'blue')
            cyl(.0, -.1, .5, .06, .14, 'y', 'graphite')
        # abrasive hopper
        lathe(hx - 2.05, yb - .35, z1 - .1, [(0, 0), (.03, 0), (.13, .2), (.13, .5), (.12, .52), (0, .52)], 'z', 'alu')
        bb(hx - 2.1, hx - 2.0, yb - .35, yb - .2, z1 + .1, z1 + .2, 'graphite')
    text('SAXUM', -x + .42, yb - d / 2 - .022, (z0 + z1) / 2 + .015, .2, 'white')
    if name: text(name, x - .42, yb - d / 2 - .022, (z0 + z1) / 2 + .015, .115, 'white', align='RIGHT')
    # energy chain along the right runway
    with at(x + .36, 0, 0, rz=90):
        chain(-dp + .2, dp * .2, dp * .45, 0, h - .36, .14, .05, .12)
        bb(-dp + .1, dp - .1, -.09, .09, h - .42, h - .39, 'galv', .003)
    for y in (-dp + .5, dp - .5):
        bb(x + .2, x + .46, y - .03, y + .03, h - .46, h - .42, 'graphite', .004)
    tower(x, yb + .1, z1 + .02)
    if cab:
        cabinet(x + .75, x + 1.75, dp - 1.0, dp - .45, 2.0, 'light', 2)
        tube([(x + 1.0, dp - .5, 2.02), (x + 1.0, dp - .4, 2.25), (x + .6, dp - .5, h + .1), (x + .36, dp - .6, h - .3)], .035, 'black')
    pulpit(x + .72, -dp + .1, 0, rz=-22, stand='floor')
    return dict(x=x, dp=dp, head=(hx, yh, pivot))


PRODUCTS = {
    'arcus-350': dict(build=lambda: arcus(3.1, 1.9, 1.62, 'mono', 'ARCUS 350', .2, -.05, 0, .30, 'granitep', cab=False, beam_h=.5), az=-30, el=13),
    'arcus-450-cn': dict(build=lambda: arcus(3.6, 2.2, 1.7, 'wall', 'ARCUS 450 CN', -.3, .2, 0, .40, 'marbleg'), az=30, el=20),
    'arcus-625-5x': dict(build=lambda: arcus(3.8, 2.3, 1.95, 'columns', 'ARCUS 625 5X', .35, -.25, 38, .42, 'marble'), az=-30, el=13),
    'arcus-duo': dict(build=lambda: arcus(4.2, 2.2, 1.9, 'columns', 'ARCUS DUO', .95, -.15, 0, .38, 'marbleb', duo=True), az=28, el=14),
}
