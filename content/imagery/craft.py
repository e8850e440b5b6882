"""Places that the company helps: pottery and tile painting, the village library, a room of the children's hospital."""
from saxlib import *
import saxlib
import props, rooms, stories
from stories import ground, stone

BUILD['wetclay'] = lambda: saxlib._simple('wetclay', (.36, .20, .125), .42, 0, .5, bump=.25, bscale=60)
BUILD['clayd'] = lambda: saxlib._simple('clayd', (.52, .33, .23), .92, bump=.2, bscale=90)
BUILD['slip'] = lambda: saxlib._simple('slip', (.30, .165, .10), .12, 0, .6, .6)
BUILD['sponge'] = lambda: saxlib._simple('sponge', (.66, .48, .16), .95, bump=1, bscale=160)
BUILD['glazeb'] = lambda: saxlib._simple('glazeb', (.045, .12, .18), .16, 0, .6, .6)
BUILD['glazeg'] = lambda: saxlib._simple('glazeg', (.22, .30, .20), .18, 0, .6, .6)
BUILD['pages'] = lambda: saxlib._simple('pages', (.74, .69, .58), .85, bump=.6, bscale=900)
BUILD['shelfw'] = lambda: props._grain('shelfw', (.30, .18, .09), (.42, .27, .15), (.50, .34, .20), 0, 14, .45)
BUILD['shelfz'] = lambda: props._grain('shelfz', (.30, .18, .09), (.42, .27, .15), (.50, .34, .20), 2, 14, .45)
BUILD['vinyl'] = lambda: saxlib._simple('vinyl', (.10, .24, .30), .42, 0, .5, .1)
BUILD['steelw'] = lambda: saxlib._simple('steelw', (.70, .71, .71), .30, 0, .5, .3)
BUILD['cotton'] = lambda: saxlib._simple('cotton', (.74, .75, .76), .95, bump=.4, bscale=260)
BUILD['blanket'] = lambda: saxlib._simple('blanket', (.20, .38, .46), .95, bump=.5, bscale=220)
COVERS = ('#7a2230', '#1f3a52', '#3f4a35', '#b08a3c', '#5b3a2a', '#c9bfa8', '#28282c', '#6b7f86', '#8a4a22', '#d6cfc0', '#2f5a54', '#a33a2c')
for _i, _c in enumerate(COVERS): BUILD['cover%d' % _i] = lambda c=_c, i=_i: saxlib._simple('cover%d' % i, saxlib.srgb(c), .55, bump=.15, bscale=500)


# ------------------------------------------------------------------ pottery
def pot(x, y, z, k, mat, s=1.0):
    prof = {0: [(0, .004), (.05, 0), (.052, .006), (.085, .06), (.095, .12), (.080, .18), (.050, .21), (.046, .23), (.052, .24), (.046, .24), (.041, .225), (.045, .205), (.074, .175), (.088, .12), (.078, .06), (0, .02)],
            1: [(0, .003), (.045, 0), (.047, .008), (.085, .05), (.115, .10), (.118, .105), (.112, .104), (.080, .053), (.03, .018), (0, .016)],
            2: [(0, .003), (.040, 0), (.044, .10), (.047, .105), (.043, .106), (.039, .10), (.036, .014), (0, .012)],
            3: [(0, .004), (.055, 0), (.10, .07), (.112, .15), (.10, .22), (.06, .29), (.030, .33), (.028, .37), (.036, .385), (.030, .386), (.022, .37), (.024, .33), (0, .30)]}[k]
    with at(x, y, z, s=s): lathe(0, 0, 0, prof, 'z', mat, 72)


def clay_build():
    """potter's wheel with a bowl just thrown, water and sponge, pots drying behind"""
    bb(-.75, .75, -.30, .55, -.30, -.03, 'light', .03); cyl(0, .05, -.02, .17, .022, 'z', 'alu', .003, 96)
    for r in (.06, .10, .14): ring(0, .05, -.0088, r - .0006, r + .0006, .0008, 'z', 'dsteel', 96)
    prof = [(0, -.008), (.062, -.008), (.066, 0)]; wall = [(.062 + .085 * t ** .8 + .0016 * math.sin(40 * t), .004 + .115 * t) for t in np.linspace(0, 1, 42)]
    inner = [(r - .0085 - .002 * (1 - t), h + .001) for (r, h), t in zip(wall[::-1], np.linspace(1, 0, 42))]
    lathe(0, .05, 0, prof + wall + [(wall[-1][0] - .004, wall[-1][1] + .004)] + inner + [(0, .016)], 'z', 'wetclay', 128); lathe(0, .05, 0, [(0, .0165), (.046, .0168), (.050, .018)], 'z', 'slip', 64)
    q = random.Random(2)
    for _ in range(160): a, d = q.uniform(0, 6.28), q.uniform(.075, .165); s = q.uniform(.0012, .005); lathe(d * math.cos(a), .05 + d * math.sin(a), -.0095, [(s, 0), (s * .6, s * .3), (0, s * .4)], 'z', 'slip', 10)
    ring(0, .05, -.055, .25, .262, .11, 'z', 'light', 96)
    with at(.34, .0, -.03):
        lathe(0, 0, 0, [(0, .004), (.075, .004), (.095, .085), (.097, .088), (.092, .088), (.072, .012), (0, .012)], 'z', 'glazeb', 64); lathe(0, 0, .06, [(0, 0), (.084, 0)], 'z', 'slip', 48)
        with at(.02, -.01, .075, rx=20): box(0, 0, 0, .075, .055, .032, 'sponge', .014)
    with at(-.36, -.06, -.026, rz=35):       # tools: loop, wooden rib, wire
        cyl(0, 0, .006, .006, .13, 'x', 'wood', .002, 20); tube([(.065, 0, .006), (.10, .016, .006), (.115, 0, .006), (.10, -.016, .006), (.065, 0, .006)], .0016, 'zinc')
        prism([(-.06, .045), (.05, .04), (.065, .065), (.03, .085), (-.05, .080)], .0, .006, 'z', 'wood', .002)
        for s in (-1, 1): cyl(.02 + s * .05, -.05, .006, .0065, .045, 'y', 'wood', .002, 18)
        tube([(-.03, -.05, .006), (-.0, -.075, .004), (.03, -.07, .004), (.07, -.05, .006)], .0007, 'zinc')
    with at(-.36, .25, -.03, rz=20):
        for k in range(3): box(q.uniform(-.02, .02), q.uniform(-.02, .02), .045 + .085 * k, .20 - .02 * k, .15, .085, 'wetclay', .02)
    # shelves behind
    for z in (-.30, .12, .56): bb(-1.6, 1.6, 1.05, 1.42, z - .025, z, 'shelfw', .003)
    for x in (-1.55, 0, 1.55): bb(x - .02, x + .02, 1.38, 1.42, -.9, 1.1, 'shelfz', .003)
    for z in (-.30, .12, .56):
        x = -1.45
        while x < 1.45:
            k = q.randrange(4); s = q.uniform(.75, 1.05); pot(x, q.uniform(1.15, 1.28), z, k, q.choice(('clayd', 'clayd', 'wetclay', 'glazeb', 'glazeg', 'shellw')), s); x += (.22, .26, .13, .26)[k] * s + q.uniform(.01, .07)
    bb(-4, 4, 1.8, 1.9, -2, 3, 'wallw', 0); ground(6, 'floorp', -.9)


def clay_scene():
    camera_look((-.40, -.88, .44), (.005, .06, .055), 44, 3.2)
    world((.95, .97, 1), .22)
    area((-1.6, .2, 1.1), (0, .1, .05), .9, .9, 30, (1, .96, .90)); area((.5, .7, 1.5), (0, .1, .05), 1.2, .5, 14, (.95, .97, 1)); area((1.2, -.4, .6), (0, 0, .05), .3, .8, 4, (.9, .95, 1)); area((-.6, .6, 2.0), (0, 1.3, .2), 2.4, .5, 26, (1, .97, .93))
    return dict(expo=1.0, contrast=1.13, vign=.32)


# ------------------------------------------------------------------ painted tiles
BUILD['tin'] = lambda: saxlib._simple('tin', (.74, .725, .68), .14, 0, .6, .5)
BUILD['biscuit'] = lambda: saxlib._simple('biscuit', (.50, .30, .20), .9)
BUILD['cobalt'] = lambda: saxlib._simple('cobalt', (.025, .060, .26), .22, 0, .5, .3)
BUILD['cobaltl'] = lambda: saxlib._simple('cobaltl', (.16, .25, .46), .22, 0, .5, .3)
BUILD['ochrep'] = lambda: saxlib._simple('ochrep', (.56, .30, .03), .22, 0, .5, .3)
BUILD['bristle'] = lambda: saxlib._simple('bristle', (.06, .035, .02), .8)


def leaf_shape(l, w, n=14, wob=0, r=random.Random(1)):
    up = [(l * t, w * math.sin(PI * t ** .8) * (1 + wob * r.uniform(-1, 1))) for t in np.linspace(0, 1, n)]; return up + [(x, -y) for x, y in up[::-1][1:-1]]


def painted_tile(r, done=1.0, s=.14):
    """tin-glazed tile with a brushed rosette: eight petals, corners of quarter circles, a ring of dots; `done` leaves the rest out"""
    bb(-s / 2, s / 2, -s / 2, s / 2, 0, .0075, 'biscuit', .001); bb(-s / 2 + .0006, s / 2 - .0006, -s / 2 + .0006, s / 2 - .0006, .0065, .0092, 'tin', .0012); z = .0092
    def flat(pts, m): prism(pts, z - .0005, z + .00022, 'z', m, 0)
    strokes = []
    for k in range(8):
        a = 45 * k + r.gauss(0, 1.5)
        strokes.append((a, lambda k=k: (flat([(x + .008, y) for x, y in leaf_shape(.040 if k % 2 else .046, .0078, 14, .06, r)], 'cobaltl'), flat([(x + .012, y * .45) for x, y in leaf_shape(.030, .0075, 12, .10, r)], 'cobalt'))))
        strokes.append((a + 22.5, lambda: (flat([(x + .030, y) for x, y in leaf_shape(.016, .003, 10, .1, r)], 'cobalt'), flat([(.051 + .0022 * math.cos(t), .0022 * math.sin(t)) for t in np.linspace(0, 6.0, 12)], 'ochrep'))))
    for k in range(4): strokes.append((45 + 90 * k, lambda: [flat([(q[0] * math.cos(q[1]) + .0985, q[0] * math.sin(q[1])) for q in [(o, t) for t in np.linspace(2.36, 3.93, 20)] + [(i, t) for t in np.linspace(3.93, 2.36, 20)]], m) for o, i, m in ((.044, .0415, 'cobalt'), (.037, .030, 'cobaltl'), (.022, .0195, 'cobalt'))]))
    for a, f in strokes[:int(len(strokes) * done)]:
        with at(0, 0, 0, rz=a): f()
    flat([(.0075 * math.cos(t), .0075 * math.sin(t)) for t in np.linspace(0, 6.1, 20)], 'ochrep'); flat([(.0040 * math.cos(t), .0040 * math.sin(t)) for t in np.linspace(0, 6.1, 16)], 'cobalt')


def brush(L=.20, tip=.020):
    lathe(0, 0, 0, [(0, 0), (.0020, .001), (.0042, .07), (.0036, L - .03), (0, L - .03)], 'x', 'crimson', 24); lathe(L - .032, 0, 0, [(.0037, 0), (.0040, .004), (.0034, .03), (0, .03)], 'x', 'zinc', 24); lathe(L - .004, 0, 0, [(.0033, 0), (.0044, tip * .35), (.0014, tip), (0, tip * 1.1)], 'x', 'bristle', 20)


def paint_build():
    """the painter's table: finished tiles laid out, one half done with the brush beside it, pots of colour"""
    r = random.Random(12); bb(-1.2, 1.2, -.42, .6, -.04, 0, 'shelfw', .004)
    for i in range(5):
        for j in range(3):
            if (i, j) in ((3, 0), (4, 0)): continue
            with at(-.33 + .146 * i, .06 + .146 * j, 0, rz=r.gauss(0, .5)): painted_tile(r)
    with at(.165, -.045, 0, rz=14): painted_tile(r, .62)
    with at(.215, -.135, .0075, rz=124): brush()
    with at(-.13, -.125, .0045, rz=12): brush(.22, .028)
    for x, y, m, s in ((.36, .02, 'cobalt', 1), (.43, -.07, 'ochrep', .8), (.44, .10, 'cobaltl', .9)):
        with at(x, y, 0, s=s): lathe(0, 0, 0, [(0, .003), (.030, .003), (.036, .040), (.034, .041), (.028, .010), (0, .009)], 'z', 'shellw', 48); lathe(0, 0, .026, [(0, 0), (.0325, .0)], 'z', m, 40)
    with at(-.30, -.09, 0): lathe(0, 0, 0, [(0, .003), (.034, .003), (.038, .10), (.0365, .10), (.032, .008), (0, .006)], 'z', 'jarglass', 48); lathe(0, 0, .008, [(0, 0), (.0325, .0), (.0348, .060), (0, .060)], 'z', 'inkwater', 48)
    with at(-.30, -.09, .10, rx=64, rz=30): brush(.19)
    with at(.02, -.16, .001, rz=-6): box(0, 0, .004, .16, .075, .008, 'linen', .003)
    for z in (-.10, .34): bb(-1.7, 1.7, 1.05, 1.4, z - .025, z, 'shelfw', .003)
    for z in (-.10, .34):
        x = -1.55
        while x < 1.5: k = r.randrange(4); s = r.uniform(.7, 1.0); pot(x, 1.2, z, k, r.choice(('clayd', 'shellw', 'glazeb', 'shellw')), s); x += (.22, .26, .13, .26)[k] * s + .03
    bb(-4, 4, 1.8, 1.9, -2, 3, 'wallw', 0)


BUILD['inkwater'] = lambda: saxlib._simple('inkwater', (.14, .20, .33), .05, 0, .6, .6)


def paint_scene():
    camera_look((-.20, -.56, .42), (.045, .055, .0), 42, 4)
    world((.95, .97, 1), .22)
    area((-1.2, .25, .95), (0, .08, 0), .6, .8, 16, (1, .96, .90)); area((.3, .9, 1.2), (0, .08, 0), 1.0, .4, 8, (.95, .97, 1)); area((1.0, -.3, .6), (0, 0, 0), .3, .7, 3.4, (.9, .95, 1)); area((0, .5, 1.9), (0, 1.2, .1), 2.4, .5, 20, (1, .97, .93))
    return dict(expo=1.0, contrast=1.13, vign=.30)


# ------------------------------------------------------------------ library
def book(w, h, d, i, r):
    """upright, back to -y, lower left front corner at the origin"""
    m = 'cover%d' % i
    bb(0, w, -.004, d, 0, h, m, .0025); bb(.0025, w - .0025, .004, d - .003, h - .0012, h + .0004, 'pages', 0)
    if r.random() < .7: bb(w * .12, w * .88, -.0048, -.0036, h * .72, h * .86, ('paper2', 'gold', 'black')[r.randrange(3)], 0)
    for z in (.12, .16): bb(0, w, -.0046, -.0036, h * z, h * z + .002, 'gold' if i % 2 else 'paper2', 0)


def library_build():
    """shelf full of books, table of stone with an open book, lamp, spectacles, chair"""
    r = random.Random(7)
    for z in (-.62, -.22, .16, .54, .92): bb(-2.4, 2.4, 1.02, 1.36, z - .022, z, 'shelfw', .002)
    for x in (-2.4, -1.2, 0, 1.2, 2.4): bb(x - .016, x + .016, 1.0, 1.36, -.80, 1.4, 'shelfz', .002)
    bb(-2.4, 2.4, 1.34, 1.37, -.8, 1.5, 'shelfw', 0)
    for z in (-.62, -.22, .16, .54, .92):
        for x0 in (-2.38, -1.18, .02, 1.22):
            x = x0 + .01
            while x < x0 + 1.12:
                w, h = r.uniform(.016, .046), r.uniform(.19, .285); lean = 0
                if r.random() < .05: x += r.uniform(.03, .12); lean = 12
                with at(x, 1.06 + r.uniform(0, .03), z, ry=-lean): book(w, h, r.uniform(.15, .21), r.randrange(len(COVERS)), r)
                x += w + .001 + (.05 if lean else 0)
    bb(-1.1, 1.1, -.38, .46, -.03, 0, stone('li_top', 'granite', 1.3, .22, (.2, .1)), .003); bb(-1.05, 1.05, -.33, .41, -.10, -.03, 'shelfw', .003)
    with at(.02, -.06, .001, rz=-8):         # open book: two swelling halves
        for s in (-1, 1):
            bm = bmesh.new(); rows = []
            for i in range(25):
                t = i / 24; z = .026 * math.sin(PI * min(1, t * 1.15 + .06)) ** .6 * (1 - .45 * t) + .004; rows.append([bm.verts.new((s * (.002 + .158 * t), y, z)) for y in (-.115, .115)])
            for a, b in zip(rows, rows[1:]): bm.faces.new((a[0], b[0], b[1], a[1]))
            base = [(bm.verts.new((s * .002, y, .002)), bm.verts.new((s * .16, y, .002))) for y in (-.115, .115)]
            saxlib._obj(saxlib._finish(bm, 'half', 'pages', 80))
            for k in range(16):
                y = .090 - .0115 * k; t0, t1 = .10, .92 - (.35 if k % 5 == 4 else 0) - .02 * r.random()
                pts = [(s * (.002 + .158 * t), y, .026 * math.sin(PI * min(1, t * 1.15 + .06)) ** .6 * (1 - .45 * t) + .0044) for t in np.linspace(t0, t1, 12)]
                tube(pts, .00075, 'ink', False)
            prism([(s * .0, .002)] + [(s * (.002 + .158 * t), .026 * math.sin(PI * min(1, t * 1.15 + .06)) ** .6 * (1 - .45 * t) + .0036) for t in np.linspace(0, 1, 16)] + [(s * .16, .002)], -.1145, .1145, 'y', 'pages', 0)
        bb(-.168, .168, -.122, .122, -.0005, .0022, 'cover0', .001)
    with at(.30, -.12, .004, rz=28):       # spectacles
        for s in (-1, 1): ring(s * .034, 0, .022, .0225, .0250, .004, 'y', 'black', 48); tube([(s * .059, 0, .024), (s * .064, .02, .024), (s * .066, .13, .012)], .0018, 'black')
        tube([(-.010, 0, .026), (0, -.003, .029), (.010, 0, .026)], .0016, 'black')
    with at(-.42, .16, 0, rz=14):
        z = 0
        for k, (w, h, d, c) in enumerate(((.24, .17, .040, 1), (.22, .16, .028, 8), (.20, .145, .035, 10), (.19, .13, .022, 3))):
            with at(r.uniform(-.01, .01), r.uniform(-.01, .01), z, rz=r.uniform(-9, 9)): bb(-w / 2, w / 2, -h / 2, h / 2, 0, d, 'cover%d' % c, .002); bb(-w / 2 + .004, w / 2 - .003, -h / 2 - .0006, h / 2 - .003, .003, d - .003, 'pages', 0)
            z += d + .0006
    with at(.56, .20, 0):
        lathe(0, 0, 0, [(0, 0), (.085, 0), (.088, .012), (.03, .022), (.010, .03), (.009, .34), (0, .34)], 'z', 'brassd', 56); lathe(0, 0, .30, [(.155, 0), (.157, .002), (.10, .095), (.045, .125), (.012, .13)], 'z', 'glazeg', 64); lathe(0, 0, .315, [(0, 0), (.12, .0)], 'z', 'lamp', 40)
    with at(-.15, -.72, -.78, rz=186): props.chair('ply')
    ground(6, 'floorp', -.78)


BUILD['ink'] = lambda: saxlib._simple('ink', (.10, .095, .09), .8)


def library_scene():
    camera_look((-.42, -.92, .46), (.06, .08, .06), 40, 3.2)
    world((.95, .97, 1), .16)
    area((-1.7, -.1, 1.2), (0, 0, 0), .8, 1.0, 28, (1, .96, .90)); area((.56, .20, .30), (.3, 0, 0), .2, .2, 1.6, (1, .80, .55)); area((.4, -.6, 1.6), (0, .1, 0), 1.0, .6, 9, (.95, .97, 1)); area((-.4, .3, 1.9), (0, 1.05, .2), 3, .4, 22, (1, .93, .82))
    return dict(expo=1.05, contrast=1.13, vign=.34)


# ------------------------------------------------------------------ ward
def ward_build():
    """a bed in a room of the clinic: oxygen on the wall, monitor, drip, chair, window"""
    bb(-4, 4, 2.0, 2.1, 0, 3, 'wallw', 0); bb(2.6, 2.7, -4, 2.1, 0, 3, 'wallw', 0); bb(-4, 4, 1.985, 2.0, 0, .12, 'grey', .002); bb(-4, 4, 1.98, 2.0, .95, 1.12, 'vinyl', .004)
    rooms.floor_tiles(-4, 3, -4, 2, .6, [stone('wa_f%d' % i, 'travertine', 3.0, .22, (i * .2, i * .3), 0, True, (.82, .82, .80), fade=.7, plain=(.46, .455, .44)) for i in range(2)], .003)
    with at(-.2, .55, 0):        # bed, head to the wall
        for x in (-.44, .44):
            for y in (-.9, 1.0): rod((x, y, .12), (x, y, .52), .022, 'steelw'); cyl(x, y, .065, .062, .035, 'x', 'graphite', .008, 32); cyl(x, y, .065, .03, .040, 'x', 'light', .004, 24)
        bb(-.47, .47, -1.0, 1.08, .46, .52, 'steelw', .015); box(0, .03, .60, .90, 1.98, .15, 'cotton', .05)
        for y, h in ((-1.03, .92), (1.10, 1.08)): box(0, y, h - .18, .92, .035, .38, 'steelw', .02); bb(-.38, .38, y - .021, y + .021, h - .28, h - .08, 'vinyl', .008)
        box(0, .72, .73, .62, .40, .14, 'cotton', .06)
        bm = bmesh.new(); rows = []
        for i in range(61):
            u = i / 60 * 2 - 1; row = []
            for j in range(49):
                v = j / 48; a = abs(u); drop = max(0, a - .80) / .20
                row.append(bm.verts.new((u * .52 if a < .8 else math.copysign(.416 + .06 * min(1, drop * 2), u), -.95 + 1.36 * v, .716 + .012 * math.sin(5 * u + 4 * v) * (1 - drop) + .010 * math.sin(11 * v + 3 * u) - .34 * drop ** 1.1)))
            rows.append(row)
        for a, b in zip(rows, rows[1:]):
            for j in range(48): bm.faces.new((a[j], b[j], b[j + 1], a[j + 1]))
        o = saxlib._obj(saxlib._finish(bm, 'blanket', 'blanket', 80)); s = o.modifiers.new('s', 'SOLIDIFY'); s.thickness = .014
        box(0, .40, .738, .82, .26, .03, 'cotton', .014)
        for s in (-1, 1): tube([(s * .48, .25, .55), (s * .48, .25, .84), (s * .48, .95, .84), (s * .48, .95, .55)], .013, 'chrome', False); rod((s * .48, .25, .70), (s * .48, .95, .70), .008, 'chrome', 12)
    # rail with oxygen, vacuum, lamp; monitor on an arm
    bb(-1.7, 1.5, 1.90, 2.0, 1.42, 1.66, 'steelw', .02); bb(-1.7, 1.5, 1.895, 1.905, 1.645, 1.655, 'signw', 0)
    for k, (x, m) in enumerate(((-.95, 'shellw'), (-.75, 'yellow'), (.45, 'shellw'))): cyl(x, 1.885, 1.54, .026, .04, 'y', m, .004, 32); cyl(x, 1.86, 1.54, .014, .03, 'y', 'chrome', .003, 24)
    lathe(-.95, 1.835, 1.50, [(0, -.12), (.022, -.12), (.026, -.10), (.026, .0), (.018, .02), (.012, .06), (0, .06)], 'z', 'jarglass', 40); lathe(-.95, 1.835, 1.39, [(0, 0), (.022, 0), (.022, .05), (0, .05)], 'z', 'clearw2', 32); tube([(-.95, 1.80, 1.46), (-.90, 1.72, 1.30), (-.72, 1.55, .98), (-.52, 1.35, .86), (-.40, 1.22, .80)], .005, 'greenhose')
    bb(.78, 1.28, 1.76, 1.80, 1.42, 1.76, 'black', .012); bb(.80, 1.26, 1.755, 1.762, 1.45, 1.74, 'mon', 0); rod((1.03, 1.80, 1.6), (1.03, 1.92, 1.6), .03, 'graphite')
    for k, (m, f, a) in enumerate((('tr1', 9, .020), ('tr2', 5, .016), ('tr3', 3, .012))): tube([(.82 + .30 * t, 1.7535, 1.69 - .085 * k + a * (math.exp(-((t * f % 1 - .3) / .06) ** 2) - .35 * math.exp(-((t * f % 1 - .42) / .08) ** 2))) for t in np.linspace(0, 1, 200)], .0016, m, False); text(('72', '98', '16')[k], 1.16, 1.7535, 1.685 - .085 * k, .050, m, depth=.0003)
    # drip stand, chair, cabinet with a glass, curtain, window
    with at(.78, .95, 0):
        for k in range(5): rod((0, 0, .09), (.26 * math.cos(k * 1.2566), .26 * math.sin(k * 1.2566), .06), .012, 'chrome', 14); cyl(.26 * math.cos(k * 1.2566), .26 * math.sin(k * 1.2566), .03, .028, .02, 'x', 'black', .005, 20)
        rod((0, 0, .08), (0, 0, 1.95), .012, 'chrome'); tube([(-.14, 0, 1.90), (-.10, 0, 1.95), (.10, 0, 1.95), (.14, 0, 1.90)], .006, 'chrome'); box(-.13, 0, 1.74, .11, .03, .24, 'bag', .014); tube([(-.13, 0, 1.62), (-.13, 0, 1.35), (-.25, .02, 1.0), (-.45, .1, .86)], .003, 'jarglass')
    with at(-1.05, 1.35, 0): bb(-.22, .22, -.2, .22, .08, .82, 'steelw', .012); [bb(-.20, .20, -.215, -.20, .12 + .24 * k, .33 + .24 * k, 'shelfw', .004) for k in range(3)]; lathe(.06, -.02, .82, [(0, .003), (.028, .003), (.034, .11), (.0325, .11), (.028, .008), (0, .006)], 'z', 'jarglass', 40)
    with at(-1.45, .15, 0, rz=118): props.chair('ply')
    for k in range(26): x = -3.1 + .045 * k; cyl(x, 1.86 + .02 * (k % 2), 1.5, .030, 2.9, 'z', 'curtain', .0, 16)


BUILD['mon'] = lambda: saxlib._simple('mon', (.004, .006, .008), .15)
BUILD['tr1'] = lambda: saxlib._simple('tr1', (.1, .4, .1), .4, emit=(.15, .9, .25, 1), es=2)
BUILD['tr2'] = lambda: saxlib._simple('tr2', (.1, .3, .4), .4, emit=(.2, .75, 1, 1), es=2)
BUILD['tr3'] = lambda: saxlib._simple('tr3', (.4, .35, .1), .4, emit=(1, .85, .2, 1), es=2)
BUILD['bag'] = lambda: saxlib._simple('bag', (.70, .74, .76), .12, 0, .6, .6)
BUILD['clearw2'] = lambda: saxlib._simple('clearw2', (.50, .62, .66), .1, 0, .6, .4)
BUILD['greenhose'] = lambda: saxlib._simple('greenhose', (.10, .34, .16), .3, 0, .5, .3)
BUILD['curtain'] = lambda: saxlib._simple('curtain', (.60, .62, .60), .9, bump=.3, bscale=200)


def ward_scene():
    camera_look((-2.15, -2.05, 1.55), (-.12, 1.0, .88), 33, 5.6)
    world((.94, .97, 1), .34)
    area((-3.6, -.4, 1.9), (0, .8, .8), 1.4, 1.8, 80, (1, .98, .95)); area((0, .2, 2.9), (0, .6, 0), 2.4, 1.8, 46, (.97, .99, 1)); area((2.2, -1.6, 2.0), (0, .8, .8), .6, 1.0, 12, (.92, .96, 1))
    return dict(expo=1.0, contrast=1.11, vign=.24)


PRODUCTS = {
    'story-clay': dict(build=clay_build, scene=clay_scene), 'story-painter': dict(build=paint_build, scene=paint_scene), 'story-library': dict(build=library_build, scene=library_scene), 'story-ward': dict(build=ward_build, scene=ward_scene),
}
