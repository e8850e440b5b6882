"""Service at the machine: the open control cabinet with a technician's tools, helmet and ear defenders on a crate in the hall."""
from saxlib import *
import saxlib
import halls, props, stories
from stories import ground

BUILD['duct'] = lambda: saxlib._simple('duct', (.40, .41, .42), .55)
BUILD['plateg'] = lambda: saxlib._simple('plateg', (.48, .49, .49), .5, .3)
BUILD['drive'] = lambda: saxlib._simple('drive', (.055, .06, .065), .42)
BUILD['driveface'] = lambda: saxlib._simple('driveface', (.60, .61, .61), .42)
BUILD['terminal'] = lambda: saxlib._simple('terminal', (.42, .43, .41), .5)
BUILD['terminalb'] = lambda: saxlib._simple('terminalb', (.03, .10, .34), .5)
BUILD['terminalg'] = lambda: saxlib._simple('terminalg', (.10, .30, .06), .5)
BUILD['wireb'] = lambda: saxlib._simple('wireb', (.015, .03, .16), .45)
BUILD['wirer'] = lambda: saxlib._simple('wirer', (.30, .015, .015), .45)
BUILD['wireo'] = lambda: saxlib._simple('wireo', (.48, .17, .015), .45)
BUILD['wirek'] = lambda: saxlib._simple('wirek', (.018, .018, .02), .5)
BUILD['grip'] = lambda: saxlib._simple('grip', (.42, .012, .04), .38, 0, .5, .3)
BUILD['gripk'] = lambda: saxlib._simple('gripk', (.03, .03, .032), .6)
BUILD['canvas'] = lambda: saxlib._simple('canvas', (.035, .037, .042), .9, bump=.6, bscale=380)
BUILD['lcd'] = lambda: saxlib._simple('lcd', (.24, .29, .22), .18, 0, .6)
BUILD['meter'] = lambda: saxlib._simple('meter', (.70, .43, .02), .45)


# ------------------------------------------------------------------ what is in a cabinet (face to -y, mounting plate at y = 0)
def duct(x0, x1, z0, z1):
    """slotted cable duct with its lid"""
    bb(x0, x1, -.055, 0, z0, z1, 'duct', .002); bb(x0, x1, -.062, -.054, z0 - .002, z1 + .002, 'duct', .0015)
    if x1 - x0 > z1 - z0: multi([(x, -.028, z, .0035, .052, .012) for x in np.arange(x0 + .008, x1, .010) for z in (z0 - .0005, z1 + .0005)], 'black')
    else: multi([(x, -.028, z, .012, .052, .0035) for z in np.arange(z0 + .008, z1, .010) for x in (x0 - .0005, x1 + .0005)], 'black')


def drive(x, z, w=.06, h=.30, lit=True):
    """servo drive: narrow box with display, connectors and cables"""
    bb(x, x + w, -.20, 0, z, z + h, 'drive', .003); bb(x + .002, x + w - .002, -.206, -.198, z + .01, z + h - .01, 'driveface', .002)
    bb(x + .012, x + w - .012, -.2085, -.205, z + h - .075, z + h - .04, 'black', .001); bb(x + .012, x + w - .012, -.2085, -.205, z + h - .025, z + h - .016, 'crimson', 0)
    for k in range(2): bb(x + .012, x + w - .012, -.212, -.205, z + h - .125 - .045 * k, z + h - .093 - .045 * k, 'black', .001)
    bb(x + .008, x + w - .008, -.218, -.205, z + .025, z + .065, 'terminalg', .001); multi([(x + .016 + .012 * q, -.2185, z + .045, .006, .001, .006) for q in range(int((w - .02) / .012))], 'dsteel')
    if lit:
        for q in range(2): bb(x + .014 + .010 * q, x + .019 + .010 * q, -.2090, -.2080, z + h - .060, z + h - .054, 'led', 0)
    multi([(x + w / 2, -.20, z + h + .0005, w - .012, .12, .001)] + [(x + .01 + .006 * q, -.10, z + h + .001, .003, .16, .003) for q in range(int((w - .02) / .006))], 'drive')


def breakers(x, z, n, pitch=.018):
    for i in range(n):
        a = x + i * pitch; bb(a, a + pitch - .0006, -.068, -.004, z, z + .085, 'white', .0015); bb(a + .001, a + pitch - .0016, -.076, -.066, z + .022, z + .063, 'white', .0015); bb(a + .005, a + pitch - .0056, -.086, -.074, z + .040, z + .052, 'gripk' if i % 5 else 'grip', .001)
        bb(a + .003, a + pitch - .0036, -.0766, -.0758, z + .026, z + .034, 'paper2', 0); multi([(a + pitch / 2, -.0685, z + q, .007, .001, .007) for q in (.008, .077)], 'dsteel')
    bb(x - .03, x + n * pitch + .03, -.004, 0, z + .025, z + .060, 'galv', .001)


def terminals(x, z, n, pitch=.0062):
    bb(x - .03, x + n * pitch + .03, -.004, 0, z + .010, z + .045, 'galv', .001)
    for i in range(n):
        m = 'terminalb' if i % 8 == 6 else 'terminalg' if i % 8 == 7 else 'terminal'
        bb(x + i * pitch, x + (i + 1) * pitch - .0004, -.048, -.002, z, z + .055, m, .0006)
    multi([(x + (i + .5) * pitch, -.0485, z + q, .0034, .001, .006) for i in range(n) for q in (.010, .045)], 'black'); multi([(x + (i + .5) * pitch, -.0488, z + .0275, .0048, .001, .007) for i in range(n)], 'paper2')


def loom(x0, x1, n, z_from, z_to, mats, r=.0022, seed=2, y=-.05):
    """single wires from a row of terminals into the duct above or below"""
    q = random.Random(seed)
    for i in range(n):
        x = x0 + (x1 - x0) * (i + .5) / n; e = x + q.uniform(-.012, .012); d = (z_to - z_from)
        tube([(x, y, z_from), (x + q.uniform(-.002, .002), y - .014 - q.uniform(0, .008), z_from + d * .35), (e, y - .006, z_from + d * .75), (e, -.03, z_to)], r, mats[i % len(mats)])


def cable(pts, r, mat='wirek'): tube(pts, r, mat)


# ------------------------------------------------------------------ tools
def screwdriver(L=.10, mat='grip'):
    """on its side along +x, tip at the far end"""
    lathe(-.10, 0, .0, [(0, 0), (.010, .001), (.0145, .010), (.0150, .045), (.0115, .062), (.0125, .080), (.0155, .088), (.0120, .098), (.006, .100), (0, .100)], 'x', mat, 28)
    lathe(-.0995, 0, .0, [(0, -.0015), (.0085, -.001), (.0085, .002)], 'x', 'gripk', 24); cyl(L / 2, 0, 0, .0032, L, 'x', 'chrome', .0006, 16); bb(L - .006, L + .004, -.0034, .0034, -.0008, .0008, 'chrome', .0003)


def pliers(mat='grip'):
    """closed, jaws to +x"""
    for s in (-1, 1):
        tube([(-.13, s * .020, 0), (-.08, s * .024, 0), (-.03, s * .012, 0), (0, s * .004, 0)], .0062, mat); prism([(-.012, s * .010), (.020, s * .0085), (.052, s * .0028), (.052, s * .0004), (-.012, s * .0004)][::s], -.0042, .0042, 'z', 'oiled', .001)
    cyl(0, 0, 0, .009, .013, 'z', 'oiled', .001, 28)


def multimeter():
    """lying on its back, head to +y"""
    bb(-.042, .042, -.085, .085, 0, .036, 'meter', .010); bb(-.036, .036, -.078, .078, .034, .0385, 'drive', .004); bb(-.028, .028, .026, .066, .0384, .0396, 'lcd', .001)
    text('230.4', 0, .045, .0397, .024, 'black', rx=0, align='CENTER', depth=.0001); cyl(0, -.012, .042, .022, .010, 'z', 'drive', .002, 40); bb(-.0025, .0025, -.012, .008, .046, .048, 'shellw', 0)
    for k, m in ((-.022, 'gripk'), (0, 'gripk'), (.022, 'grip')): cyl(k, -.060, .040, .006, .006, 'z', m, .001, 20)


def lead(pts, mat):
    """measuring lead with its probe at the last point"""
    tube(pts, .0024, mat); a, b = Vector(pts[-2]), Vector(pts[-1]); u = (b - a).normalized(); rod(b - u * .005, b + u * .085, .0052, mat, 20); rod(b + u * .085, b + u * .105, .0012, 'chrome', 10); rod(b + u * .060, b + u * .066, .0078, mat, 20)


def toolbag():
    """open bag of canvas with tools that look out of it, about 40 cm wide"""
    frame_plate(rrect(-.20, .20, -.11, .11, .05, 8), rrect(-.19, .19, -.10, .10, .045, 8), 0, .20, 'z', 'canvas'); bb(-.19, .19, -.10, .10, .0, .02, 'canvas', .004); tube([(q[0], q[1], .20) for q in rrect(-.196, .196, -.106, .106, .05, 8)], .0075, 'leather', False, True)
    for k in (-.12, 0, .12): bb(k - .05, k + .05, -.125, -.11, .03, .13, 'canvas', .008)
    bb(-.20, .20, -.1135, -.1085, .155, .166, 'crimson', .001); tube([(-.14, -.11, .19), (-.12, -.10, .32), (.12, -.10, .32), (.14, -.11, .19)], .010, 'leather')
    r = random.Random(4)
    for i in range(6):
        with at(-.16 + .062 * i, r.uniform(-.05, .06), .22 + r.uniform(-.02, .03), rx=r.uniform(-16, 16), ry=90 + r.uniform(-14, 14)): screwdriver(.10, ('grip', 'meter', 'grip', 'gripk', 'blue', 'grip')[i])
    for i in range(3):
        with at(-.12 + .06 * i, -.121, .165, rx=90, ry=0, rz=90 + (-6, 4, 8)[i]): pliers(('grip', 'blue', 'grip')[i])


# ------------------------------------------------------------------ scenes
def cabinet_build():
    """the cabinet: 1.6 m wide, 1.9 m high, doors open to both sides, tools on a folding tray"""
    W, H, D = 1.6, 1.95, .45
    bb(-W / 2, W / 2, D - .03, D, .1, H, 'light', .004)
    for x in (-W / 2, W / 2): bb(x - .02, x + .02, -.02, D, .1, H, 'light', .006)
    bb(-W / 2, W / 2, -.02, D, H - .03, H + .02, 'light', .006); bb(-W / 2, W / 2, -.02, D, .06, .12, 'graphite', .006)
    for x in (-W / 2 + .03, W / 2 - .03): bb(x - .012, x + .012, -.012, .03, .14, H - .05, 'black', .004)      # gasket
    for s in (-1, 1):       # doors, turned out
        with at(s * (W / 2 + .01), -.02, 0, rz=s * 78):
            a, b = (0, s * W / 2)
            bb(min(a, b), max(a, b), -.022, 0, .12, H - .04, 'light', .006); bb(min(a, b) + .03, max(a, b) - .03, .0, .010, .18, H - .10, 'light', .004)
            bb(min(a, b) + .10, max(a, b) - .10, .008, .035, .55, .80, 'duct', .004)      # pocket with the drawings
            for k in range(3): bb(min(a, b) + .12, max(a, b) - .13, .012 + .004 * k, .014 + .004 * k, .60, .875 - .015 * k, 'paper2', 0)
    with at(0, D - .045, 0):
        bb(-.76, .76, 0, .006, .2, H - .08, 'plateg', .001)
        for z in (.46, 1.02, 1.40, 1.78): duct(-.68, .68, z, z + .07)
        for x in (-.74, .68): duct(x, x + .06, .53, 1.78)
        for k in range(7): drive(-.62 + k * .098, 1.10 - .0, .085 if k else .11, .28)
        for k in range(7):
            x = -.58 + k * .098; tube([(x, -.215, 1.145), (x, -.245, 1.12), (x - .005, -.20, 1.095), (x - .005, -.04, 1.07)], .0075, 'wireo'); tube([(x + .012, -.212, 1.27), (x + .022, -.25, 1.27), (x + .03, -.20, 1.36), (x + .03, -.04, 1.41)], .0042, 'terminalg')
        bb(.10, .34, -.12, 0, 1.13, 1.37, 'drive', .004); bb(.105, .335, -.127, -.118, 1.14, 1.36, 'driveface', .003); bb(.12, .20, -.130, -.126, 1.25, 1.34, 'black', .001)
        for k in range(10): bb(.215 + .011 * k, .221 + .011 * k, -.1295, -.126, 1.30, 1.306, 'led' if k % 3 else 'grey', 0)
        for k in range(4): bb(.22 + .026 * k, .24 + .026 * k, -.134, -.126, 1.19, 1.215, 'black', .001); tube([(.23 + .026 * k, -.132, 1.20), (.23 + .026 * k, -.17, 1.17), (.24 + .026 * k, -.10, 1.10), (.24 + .026 * k, -.04, 1.07)], .0035, ('wireb', 'terminalg', 'wireb', 'grip')[k])
        for k in range(4): bb(.39 + .07 * k, .45 + .07 * k, -.105, 0, 1.14, 1.34, 'drive', .003); bb(.393 + .07 * k, .447 + .07 * k, -.110, -.104, 1.15, 1.33, 'driveface', .002); bb(.40 + .07 * k, .41 + .07 * k, -.1115, -.109, 1.30, 1.31, 'led', 0)
        breakers(-.62, 1.52, 26); loom(-.62, -.62 + 26 * .018, 26, 1.605, 1.80, ['wirek', 'wirek', 'wirer'], .0026, 3, -.06); loom(-.62, -.62 + 26 * .018, 26, 1.52, 1.45, ['wirek', 'wireb', 'wirek'], .0026, 4, -.06)
        for k in range(7): bb(.0 + .08 * k, .072 + .08 * k, -.09, 0, 1.53, 1.62, 'drive', .004); bb(.012 + .08 * k, .060 + .08 * k, -.098, -.088, 1.555, 1.595, 'grey', .002); loom(.01 + .08 * k, .062 + .08 * k, 3, 1.62, 1.80, ['wirek'], .003, k, -.05); loom(.01 + .08 * k, .062 + .08 * k, 3, 1.53, 1.45, ['wirek'], .003, k + 9, -.05)
        terminals(-.62, .86, 190); loom(-.62, -.62 + 190 * .0062, 95, .915, 1.03, ['wireb', 'wireb', 'wirer', 'wireb', 'wirek'], .0016, 5, -.046); loom(-.62, -.62 + 190 * .0062, 70, .86, .74, ['wirek', 'wireb'], .0016, 6, -.046)
        terminals(-.62, .62, 120, .0085); loom(-.62, -.62 + 120 * .0085, 60, .62, .52, ['wirek', 'wirek', 'wireo'], .0024, 8, -.046); duct(-.64, .64, .70, .75)
    for k in range(9): tube([(-.55 + .13 * k, D - .12, .50), (-.55 + .13 * k, D - .14, .34), (-.56 + .13 * k, D - .10, .1)], .010 + .004 * (k % 3), ('wirek', 'wireo', 'gripk')[k % 3])
    # tray on the hinges of the door, with what is in use
    bb(-.30, .72, -.52, -.06, .92, .935, 'zinc', .003)
    for x in (-.28, .70): beam((x, -.5, .915), (x, -.06, .70), .012, .02, 'zinc', .002)
    with at(.02, -.30, .936, rz=-14): multimeter()
    lead([(-.02, -.36, .978), (-.05, -.47, .97), (.10, -.50, .945), (.22, -.44, .942), (.30, -.40, .942)], 'gripk'); lead([(.03, -.37, .978), (.07, -.49, .965), (.20, -.515, .945), (.30, -.47, .943), (.36, -.455, .943)], 'grip')
    for k, (x, y, rz, m) in enumerate(((.34, -.20, 24, 'grip'), (.40, -.26, 20, 'meter'), (.30, -.13, 30, 'grip'))):
        with at(x, y, .951, rz=rz): screwdriver(.10 + .02 * k, m)
    with at(.56, -.33, .943, rz=140): pliers()
    ring(-.20, -.27, .945, .019, .034, .018, 'z', 'grip'); ring(-.20, -.27, .945, .016, .019, .0182, 'z', 'paper2')      # insulating tape
    # floor and room
    with at(-1.10, -.55, 0, rz=24): toolbag()
    ground(12, 'floorp'); bb(-6, 6, 1.6, 1.7, 0, 4, 'wallw', 0); bb(1.75, 2.9, .3, .9, 0, 2.0, 'light', .01)


def cabinet_scene():
    camera_look((.60, -1.72, 1.40), (.02, .0, 1.10), 40, 2.8)
    world((.95, .98, 1), .42)
    area((-1.6, -1.6, 2.6), (0, .2, 1.1), 1.2, 1.0, 62, (1, .97, .93)); area((1.3, -1.0, 2.3), (.1, .2, 1.1), .6, 1.2, 26, (.93, .97, 1)); area((0, -.15, 1.9), (0, .5, 1.2), 1.2, .05, 6, (.95, .98, 1))
    return dict(expo=1.0, contrast=1.12, vign=.3)


def rail_build():
    """the hall, with a crate in front on which somebody left helmet, ear defenders and vest"""
    halls.assembly_build()
    with at(.9, -9.55, 0, rz=-8):
        props.crate(1.3, .9, .98)
        with at(-.18, -.12, 1.0, rz=28): props.helmet('shellw')
        with at(.10, -.19, 1.0, rz=24): props.earmuffs()
        with at(.34, .14, 1.0, rz=12): props.vest(.36, .30)


def rail_scene():
    g = halls.assembly_scene(); bpy.data.objects.remove(bpy.context.scene.camera)
    camera_look((.50, -10.75, 1.42), (.86, -9.6, 1.08), 45, 2.4)
    area((-.6, -10.9, 2.6), (.9, -9.6, 1.1), .9, .7, 42, (1, .97, .93))
    return dict(g, expo=1.35)


PRODUCTS = {
    'story-cabinet': dict(build=cabinet_build, scene=cabinet_scene),
    'story-helmet': dict(build=rail_build, scene=rail_scene),
}
