"""Stone in use indoors: a bathroom, a lobby with a book-matched wall, a dark kitchen, the drawers of a stone library."""
from saxlib import *
import saxlib
import props, stories
from stories import ground, stone, sun

BUILD['linen'] = lambda: saxlib._simple('linen', (.66, .63, .57), .95, bump=.6, bscale=240)
BUILD['brassd'] = lambda: saxlib._brushed('brassd', (.50, .35, .16, 1), .26)
BUILD['mirror'] = lambda: saxlib._simple('mirror', (.80, .81, .81), .015, 1)
BUILD['fabric'] = lambda: saxlib._simple('fabric', (.20, .055, .06), .95, bump=.5, bscale=320)
BUILD['fabricg'] = lambda: saxlib._simple('fabricg', (.17, .18, .175), .95, bump=.5, bscale=320)
BUILD['lamp'] = lambda: saxlib._simple('lamp', (.9, .86, .78), .4, emit=(1, .80, .56, 1), es=7)
BUILD['halo'] = lambda: saxlib._simple('halo', (.9, .86, .78), .4, emit=(1, .84, .64, 1), es=5)
BUILD['lemon'] = lambda: saxlib._simple('lemon', (.78, .52, .03), .38, 0, .5, .1, bump=.5, bscale=190)
BUILD['apple'] = lambda: saxlib._simple('apple', (.30, .42, .05), .26, 0, .5, .3)
BUILD['board'] = lambda: props._grain('board', (.20, .105, .05), (.32, .19, .10), (.42, .28, .16), 0, 20, .5)
BUILD['walnut'] = lambda: props._grain('walnut', (.075, .040, .022), (.14, .080, .045), (.20, .125, .075), 2, 16, .42)
BUILD['walnutx'] = lambda: props._grain('walnutx', (.075, .040, .022), (.14, .080, .045), (.20, .125, .075), 0, 16, .42)
BUILD['glaze'] = lambda: saxlib._simple('glaze', (.60, .58, .53), .22, 0, .5, .5)


def mirrored(name, *a, **k):
    """a stone of stories.py and its mirror image: two slabs that were neighbours in the block"""
    stone(name, *a, **k); plain = BUILD[name]

    def turned():
        m = plain(); n = next(n for n in m.node_tree.nodes if n.type == 'MAPPING'); s = n.inputs['Scale'].default_value; s[0] = -s[0]; return m
    BUILD[name + '_m'] = turned
    return name, name + '_m'


def floor_tiles(x0, x1, y0, y1, size, mats, gap=.003, z=0, seed=3):
    r = random.Random(seed)
    for i in range(int((x1 - x0) / size)):
        for j in range(int((y1 - y0) / size)): bb(x0 + i * size + gap / 2, x0 + (i + 1) * size - gap / 2, y0 + j * size + gap / 2, y0 + (j + 1) * size - gap / 2, z - .02, z, r.choice(mats), .0012)


def egg(x, y, z, r, mat, long_=1.0, rz=0):
    """fruit: a smooth body, a little longer than wide"""
    with at(x, y, z, rz=rz): lathe(0, 0, 0, [(r * math.sin(t * PI / 28) * (1 if mat == 'lemon' else 1 + .06 * math.cos(t * PI / 14)), -r * long_ * math.cos(t * PI / 28) * (1 if mat == 'lemon' or 2 < t < 26 else .93)) for t in range(0, 29)] , 'x' if mat == 'lemon' else 'z', mat, 40)


def cloth(w, h, mat, folds=3, drop=.5):
    """towel over a rail: hangs to both sides of the origin along z"""
    bm = bmesh.new(); rows = []
    for i in range(49):
        u = i / 48; row = []
        for j in range(41):
            v = j / 40 * (h * 2) - h; s = 1 if v > 0 else -1; d = abs(v)
            y = s * (.012 if d < .02 else .014 + .006 * math.sin(folds * 2 * PI * u + (1 if s > 0 else 2)) * min(1, d / .15)); z = .012 - max(0, d - .016) * (1 if s < 0 else drop + .5)
            row.append(bm.verts.new(((u - .5) * w, y, z)))
        rows.append(row)
    for a, b in zip(rows, rows[1:]):
        for j in range(40): bm.faces.new((a[j], b[j], b[j + 1], a[j + 1]))
    o = saxlib._obj(saxlib._finish(bm, 'cloth', mat, 80)); s = o.modifiers.new('s', 'SOLIDIFY'); s.thickness = .007


# ------------------------------------------------------------------ bathroom
def bath_build():
    a, b = mirrored('ba_wall', 'quartzite', 3.2, .16, (.12, .10), 90)
    bb(-1.8, 0, 1.2, 1.22, 0, 2.9, a, .001); bb(.002, 1.8, 1.2, 1.22, 0, 2.9, b, .001); bb(-1.8, 1.8, 1.22, 1.4, 0, 2.9, 'wallw', 0)
    bb(-3.4, 1.9, -3.2, -3.1, 0, 2.9, 'wallw', 0); bb(1.8, 1.9, -3.1, 1.4, 0, 2.9, 'wallw', 0)
    with at(.9, -3.1, 0, rz=180): props.door(.8, 2.05, 'walnut', False, False)
    bb(-3.2, -1.8, 1.25, 1.4, 0, 2.9, 'wallw', 0); bb(-3.2, 1.9, -3, 1.4, 2.9, 3.0, 'wallw', 0)
    floor_tiles(-3.2, 2.4, -3.0, 1.2, .8, [stone('ba_f%d' % i, 'travertine', 3.0, .30, (i * .17, i * .31), 0, True, (.80, .78, .75), fade=.4, plain=(.50, .45, .38)) for i in range(3)])
    # vanity: cabinet on the wall, slab, vessel basin
    bb(-.95, .95, .70, 1.19, .46, .80, 'walnutx', .003)
    for x in (-.32, .32): bb(x - .0015, x + .0015, .698, .702, .46, .80, 'black', 0)
    bb(-.95, .95, .696, .702, .624, .630, 'black', 0); top = stone('ba_top', 'calacatta', 2.6, .12, (.25, .15)); bb(-1.0, 1.0, .66, 1.2, .80, .84, top, .002)
    lathe(.10, .93, .84, [(0, .010), (.12, .012), (.185, .045), (.205, .125), (.200, .130), (.188, .126), (.168, .055), (.11, .026), (.028, .022), (0, .022)], 'z', stone('ba_bas', 'nero', .9, .22, (.3, .2)), 96); cyl(.10, .93, .864, .022, .006, 'z', 'brassd', .001, 40)
    tube([(.10, 1.20, 1.12), (.10, 1.10, 1.12), (.10, 1.00, 1.115), (.10, .975, 1.10), (.10, .972, 1.075)], .0115, 'brassd'); cyl(.10, 1.19, 1.12, .028, .012, 'y', 'brassd', .002, 40)
    for x in (-.02, .22): cyl(x, 1.17, 1.12, .020, .05, 'y', 'brassd', .003, 32); rod((x, 1.145, 1.12), (x, 1.145, 1.165), .005, 'brassd', 14)
    # mirror with light behind, soap, flowers, towel
    ring(.10, 1.19, 1.72, .395, .405, .035, 'y', 'halo', 96); cyl(.10, 1.175, 1.72, .41, .006, 'y', 'mirror', .001, 96); ring(.10, 1.172, 1.72, .408, .418, .022, 'y', 'brassd', 96)
    lathe(-.36, .92, .84, [(0, 0), (.034, 0), (.036, .004), (.036, .11), (.020, .13), (.013, .135), (.013, .15), (0, .15)], 'z', 'glaze', 48); tube([(-.36, .92, .985), (-.36, .92, 1.02), (-.36, .875, 1.022)], .005, 'brassd', False)
    lathe(-.68, .98, .84, [(0, .003), (.040, .003), (.065, .09), (.055, .17), (.030, .21), (.034, .225), (.030, .222), (.048, .17), (0, .10)], 'z', 'terra', 56)
    q = random.Random(6)
    for k in range(9):
        x, y, h = q.uniform(-.10, .10), q.uniform(-.08, .06), q.uniform(.32, .52); tube([(-.68, .98, 1.0), (-.68 + x * .4, .98 + y * .4, 1.0 + h * .6), (-.68 + x, .98 + y, 1.0 + h)], .0022, 'leaf')
        for j in range(7):
            with at(-.68 + x * (.5 + .08 * j), .98 + y * (.5 + .08 * j), 1.0 + h * (.55 + .07 * j), rz=q.uniform(0, 360), ry=-35): box(.022, 0, 0, .040, .013, .0012, 'leaf', .0004)
    with at(-.98, .46, .74): rod((-.02, .03, 0), (-.02, .72, 0), .008, 'brassd', 16)
    with at(-1.0, .83, .742, rz=90): cloth(.30, .42, 'linen', 3, .4)
    with at(.62, .90, .841, rz=12):
        for k in range(3): box(0, 0, .022 + .042 * k, .30, .22, .040, 'linen', .018)
    with at(1.25, .55, 0, rz=-70): props.stool(.46, 'walnutx')
    for k, x in enumerate((-1.05, 1.05)): rod((x, .95, 2.9), (x, .95, 1.72), .003, 'black', 8); lathe(x, .95, 1.50, [(.0, 0), (.055, .02), (.070, .08), (.055, .16), (.02, .22), (0, .22)], 'z', 'lamp', 48)


def bath_scene():
    camera_look((-1.15, -1.95, 1.52), (.02, .95, 1.22), 34, 5.6)
    world((.93, .97, 1), .30)
    area((-3.0, -.6, 1.7), (0, .8, 1.0), 1.6, 1.9, 95, (1, .97, .93)); area((0, -.6, 2.85), (0, .3, 0), 2.2, 1.6, 26); area((1.6, -2.2, 2.2), (0, .8, 1), .8, .8, 14, (1, .95, .88))
    return dict(expo=1.05, contrast=1.12, vign=.28)


# ------------------------------------------------------------------ lobby
def _backlit(name, file, width, off, es):
    stone(name, file, width, .12, off); plain = BUILD[name]

    def lit():
        m = plain(); nt = m.node_tree; b = nt.nodes['Principled BSDF']; nt.links.new(b.inputs['Base Color'].links[0].from_socket, b.inputs['Emission']); b.inputs['Emission Strength'].default_value = es; return m
    BUILD[name] = lit
    return name


def armchair(mat):
    box(0, 0, .36, .74, .70, .16, mat, .06); box(0, .32, .60, .74, .14, .46, mat, .06)
    for x in (-.36, .36): box(x, .0, .48, .12, .70, .34, mat, .05); 
    box(0, -.02, .45, .58, .58, .10, mat, .045)
    for x in (-.28, .28):
        for y in (-.26, .28): rod((x, y, .28), (x * 1.15, y * 1.15, 0), .014, 'walnut', 16)


def lobby_build():
    a, b = mirrored('lo_wall', 'calacatta', 3.4, .12, (.32, .22), 90)
    for k in range(4): bb(-3.2 + 1.6 * k + .0015, -1.6 + 1.6 * k - .0015, 4.0, 4.03, 0, 3.2, (a, b)[k % 2], .001)
    bb(-8, -3.2, 4.0, 4.1, 0, 3.6, 'walnut', 0); bb(3.2, 8, 4.0, 4.1, 0, 3.6, 'walnut', 0)
    for k in range(30):
        for s in (-1, 1): bb(s * (3.26 + .16 * k) - .012, s * (3.26 + .16 * k) + .012, 3.96, 4.0, 0, 3.6, 'walnut', .002)
    bb(-8, 8, 3.98, 4.2, 3.2, 3.6, 'wallw', 0); bb(-8, 8, -6, 4.2, 3.6, 3.7, 'wallw', 0); bb(6, 6.2, -6, 4.2, 0, 3.6, 'wallw', 0)
    floor_tiles(-8, 8, -6, 4, 1.2, [stone('lo_f%d' % i, 'porcelain-vein', 4.5, .14, (i * .23, i * .13), 0, True, (1.25, 1.22, 1.18), fade=.35, plain=(.36, .35, .335)) for i in range(3)])
    on = _backlit('lo_desk', 'onyx', 3.0, (.15, .32), 1.1); top = stone('lo_top', 'nero', 2.4, .14, (.2, .1))
    bb(-1.5, 1.5, 2.30, 2.36, .10, 1.02, on, .002); bb(-1.55, 1.55, 2.26, 2.95, 1.06, 1.10, top, .003); bb(-1.5, 1.5, 2.36, 2.9, 0, 1.06, 'walnutx', .002); bb(-1.45, 1.45, 2.33, 2.5, 0, .10, 'black', 0)
    for x in (-1.53, 1.53): bb(x - .02, x + .02, 2.28, 2.93, 0, 1.06, top, .002)
    # on the desk: bell, screen, flowers
    lathe(.75, 2.5, 1.10, [(.055, 0), (.058, .008), (.050, .012), (.046, .034), (.030, .052), (.008, .056), (.008, .066), (0, .068)], 'z', 'brassd', 48); bb(-.45, .05, 2.72, 2.745, 1.20, 1.52, 'black', .006); rod((-.2, 2.76, 1.10), (-.2, 2.76, 1.35), .012, 'black')
    with at(-1.1, 2.62, 1.10, s=.42): props.plant(20, .7)
    for x in (-.9, 0, .9): rod((x, 2.6, 3.6), (x, 2.6, 2.42), .003, 'black', 8); lathe(x, 2.6, 2.22, [(.11, 0), (.115, .004), (.06, .16), (.018, .20), (0, .20)], 'z', 'brassd', 56); lathe(x, 2.6, 2.225, [(0, 0), (.10, .002)], 'z', 'lamp', 40)
    for x, y, rz in ((-2.6, .9, -58), (-3.5, 2.2, -110)):
        with at(x, y, 0, rz=rz): armchair('fabric' if x > -3 else 'fabricg')
    lathe(-3.2, 1.15, 0, [(0, 0), (.17, 0), (.17, .012), (.02, .02), (.018, .44), (.02, .455), (.24, .46), (.245, .475), (0, .475)], 'z', 'brassd', 64); lathe(-3.2, 1.15, .476, [(0, 0), (.25, 0), (.25, .018), (0, .018)], 'z', stone('lo_tab', 'travertine', .9, .25), 64)
    with at(-4.3, 3.1, 0, s=1.35): props.plant(30, 1.0)
    bb(-3.9, -1.5, .1, 2.9, 0, .012, 'fabricg', .004)


def lobby_scene():
    camera_look((-2.0, -3.3, 1.55), (-.25, 2.6, 1.18), 27, 8)
    world((.93, .97, 1), .32)
    area((-7.0, -1.5, 2.2), (0, 1, .8), 5, 3.2, 330, (.95, .98, 1)); area((0, 3.2, 3.55), (0, 4.0, 1.4), 6.0, .2, 46, (1, .90, .76)); area((0, .0, 3.55), (0, .6, 0), 5, 3, 90, (1, .95, .88))
    return dict(expo=1.0, contrast=1.13, vign=.28)


# ------------------------------------------------------------------ dark kitchen
def dark_build():
    n = stone('dk_top', 'nero', 2.9, .16, (.08, .20)); nf = stone('dk_front', 'nero', 2.9, .18, (.4, .5), 90)
    ground(9, stone('dk_floor', 'travertine', 3.6, .4, tint=(.8, .76, .70), fade=.5, plain=(.42, .37, .31)))
    bb(-1.5, 1.5, -.55, .55, .90, .93, n, .0015); bb(-1.5, -1.47, -.55, .55, 0, .90, nf, .001); bb(-1.47, 1.47, -.52, .22, .08, .90, 'walnut', .002); bb(-1.44, 1.44, -.49, .2, 0, .08, 'black', 0); bb(1.47, 1.5, -.55, .55, 0, .90, nf, .001)
    for k in range(1, 5): bb(-1.47 + .588 * k - .0015, -1.47 + .588 * k + .0015, -.523, -.518, .08, .88, 'black', 0)
    bb(-3.2, 3.2, 2.0, 2.6, 0, .90, 'shellw', .002); bb(-3.25, 3.25, 1.97, 2.6, .90, .93, n, .0015); bb(-3.25, 3.25, 2.58, 2.6, .93, 1.48, nf, 0); bb(-3.2, 3.2, 2.25, 2.6, 1.48, 2.4, 'shellw', .002)
    for k in range(11): bb(-3.2 + .64 * k - .0015, -3.2 + .64 * k + .0015, 1.997, 2.003, .02, .88, 'black', 0); bb(-3.2 + .64 * k - .0015, -3.2 + .64 * k + .0015, 2.247, 2.253, 1.50, 2.38, 'black', 0)
    bb(-3.1, 3.1, 2.28, 2.56, 1.470, 1.478, 'halo', 0); bb(-6, 3.5, 2.6, 2.7, 0, 3.2, 'wallw', 0); bb(3.4, 3.5, -4, 2.6, 0, 3.2, 'wallw', 0)
    with at(2.85, 1.1, 0, s=1.25): props.plant(30, 1.0)
    # tap over a basin in the rear run, board with knife and lemons, bowl, glasses, stools
    tube([(.9, 2.42, .93), (.9, 2.42, 1.12), (.9, 2.42, 1.26), (.9, 2.36, 1.33), (.9, 2.28, 1.335), (.9, 2.22, 1.29), (.9, 2.215, 1.22)], .011, 'brassd'); cyl(.9, 2.42, .95, .022, .04, 'z', 'brassd'); bb(.62, 1.18, 2.10, 2.36, .926, .932, 'black', 0)
    with at(-.35, -.12, .93, rz=-16):
        bb(-.21, .21, -.13, .13, 0, .022, 'board', .004)
        egg(-.05, .03, .056, .033, 'lemon', 1.32, 20); egg(-.12, -.035, .054, .031, 'lemon', 1.30, 75)
        with at(.055, -.01, .0225, ry=-90): lathe(0, 0, 0, [(.032, 0), (.0325, .002), (.029, .018), (.018, .032), (0, .040)], 'x', 'lemon', 40); cyl(-.0004, 0, 0, .0305, .001, 'x', 'shellw', 0, 40); cyl(-.0010, 0, 0, .027, .001, 'x', 'lemon', 0, 40)
        with at(.12, -.07, .0235, rz=100): bb(-.07, .09, -.014, .014, 0, .0018, 'chrome', .0006); bb(-.18, -.07, -.011, .011, -.001, .016, 'walnutx', .005)
    lathe(.45, .12, .93, [(0, .006), (.06, .006), (.12, .045), (.150, .085), (.146, .088), (.114, .052), (.055, .016), (0, .016)], 'z', 'glaze', 64)
    for k, (x, y, z) in enumerate(((.40, .10, .046), (.49, .09, .048), (.45, .18, .047), (.455, .12, .092))): egg(x, y, .93 + z, .036, 'apple', .92); rod((x, y, .93 + z + .030), (x + .004, y, .93 + z + .046), .0014, 'wood', 8)
    for x, y in ((.92, -.10), (1.03, .02)): lathe(x, y, .93, [(0, .004), (.030, .004), (.034, .10), (.0325, .10), (.029, .010), (0, .008)], 'z', 'jarglass', 48)
    for x in (-.85, 0, .85):
        with at(x, .92, 0, rz=180): props.stool(.66, 'walnutx')
    for x in (-.6, .6): rod((x, 0, 2.0), (x, 0, 3.4), .003, 'black', 8); lathe(x, 0, 1.78, [(.13, 0), (.134, .004), (.07, .15), (.02, .21), (0, .21)], 'z', 'black', 56); lathe(x, 0, 1.785, [(0, 0), (.115, .002)], 'z', 'lamp', 40)
    for k, (x, h, r) in enumerate(((-2.3, .26, .05), (-2.15, .20, .045), (-1.98, .16, .05))): lathe(x, 2.42, .93, [(0, 0), (r, 0), (r * 1.02, h * .8), (r * .5, h), (0, h)], 'z', ('glaze', 'terra', 'graphite')[k], 40)


def dark_scene():
    camera_look((-1.75, -2.2, 1.52), (.10, .12, .94), 34, 4)
    world((.93, .97, 1), .24)
    area((-4.0, -.8, 2.0), (0, .2, .9), 2.0, 2.2, 150, (1, .97, .92)); area((0, 0, 1.76), (0, 0, .9), 1.4, .12, 8, (1, .86, .68)); area((2.6, -2.4, 2.4), (0, 0, .8), 1.4, 1.0, 40, (.92, .96, 1)); area((0, 1.4, 3.1), (0, 2.4, .9), 5, .5, 60, (1, .95, .9))
    return dict(expo=1.05, contrast=1.12, vign=.3)


# ------------------------------------------------------------------ stone library
def samples_build():
    """wide drawers full of numbered samples, one pulled out"""
    kinds = ('calacatta', 'nero', 'travertine', 'onyx', 'quartzite', 'granite', 'porcelain-vein', 'terrazzo')
    tints = ((1, 1, 1), (.86, .84, .82), (1.06, .98, .90), (.78, .84, .88))
    W, D, s = 1.06, .62, .118
    for row in range(5):
        z = .18 - .24 * row
        bb(-1.9, 1.9, .02, .7, z - .003, z + .002, 'walnutx', 0)
        for k in (-1.12, 0, 1.12):
            bb(k - W / 2, k + W / 2, .0, .022, z - .112, z + .112, 'walnutx', .003); bb(k - .07, k + .07, -.012, 0, z - .012, z + .026, 'brassd', .002); bb(k - .055, k + .055, -.0135, -.011, z - .006, z + .020, 'paper2', 0); lathe(k, -.006, z - .055, [(0, -.022), (.013, -.020), (.015, -.012), (.007, -.004), (.007, .004), (0, .004)], 'y', 'brassd', 32)
    with at(0, -.50, -.02):
        bb(-W / 2 + .01, W / 2 - .01, -.0, D, .16, .17, 'walnutx', 0); bb(-W / 2, W / 2, -.022, 0, .13, .30, 'walnutx', .003)
        for x in (-W / 2 + .012, W / 2 - .012): bb(x - .008, x + .008, 0, D, .16, .27, 'walnutx', .002)
        bb(-.07, .07, -.034, -.022, .20, .238, 'brassd', .002); bb(-.055, .055, -.0355, -.033, .206, .232, 'paper2', 0)
        q = random.Random(8)
        for i in range(8):
            for j in range(4):
                x, y = -W / 2 + .075 + .130 * i, .085 + .145 * j
                m = stone('sd%d' % (i + 8 * j), kinds[(i * 3 + j * 5) % 8], .7, (.10, .30, .14, .5)[(i + j) % 4], (q.random(), q.random()), 0, False, tints[(i + 2 * j) % 4])
                if (i, j) == (4, 1): continue       # the one that lies on top
                with at(x, y, .172, rx=11, rz=q.uniform(-1.5, 1.5)): bb(-s / 2, s / 2, -s / 2, s / 2, 0, .012, m, .0008)
                with at(x, y - s / 2 - .008, .173): bb(-.030, .030, -.009, .0, 0, .0012, 'paper2', 0); bb(-.022, .010, -.0065, -.003, .0012, .0014, 'black', 0)
        for j in range(4): bb(-W / 2 + .02, W / 2 - .02, .006 + .145 * j, .010 + .145 * j, .16, .185, 'walnutx', .001)
    with at(.22, -.40, .305, rz=-24): bb(-s / 2, s / 2, -s / 2, s / 2, 0, .012, 'sd12', .0008)
    bb(-1.9, 1.9, .05, .75, .40, .44, stone('sl_top', 'granite', 1.4, .3), .003)
    bb(-1.9, 1.9, .72, .76, .4, 2, 'wallw', 0)


def samples_scene():
    camera_look((-.42, -1.30, .86), (.03, -.18, .14), 44, 4)
    world((.95, .98, 1), .26)
    area((-1.4, -.5, 1.5), (0, -.2, .1), .7, .9, 34, (1, .97, .92)); area((.8, -.1, 1.7), (0, -.2, .1), 1.4, .6, 24, (.95, .97, 1)); area((1.3, -1.2, .9), (0, -.2, .1), .3, .8, 8, (.9, .95, 1))
    return dict(expo=1.0, contrast=1.12, vign=.28)


PRODUCTS = {
    'story-bathroom': dict(build=bath_build, scene=bath_scene), 'story-lobby': dict(build=lobby_build, scene=lobby_scene),
    'story-kitchen-nero': dict(build=dark_build, scene=dark_scene), 'story-samples': dict(build=samples_build, scene=samples_scene),
}
