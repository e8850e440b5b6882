"""Kilns from near: the view through the open inspection door onto glowing rollers, and burners fed with two gases."""
from saxlib import *
import saxlib
import props, service, stories     # service: drive
from stories import ground


def _glow(name, col, es, rough=.9):
    """surface at red heat; large enough to be sampled as a light"""
    def make():
        m = saxlib._simple(name, (.30, .22, .18), rough, emit=(*col, 1), es=es); m.cycles.sample_as_light = True
        return m
    BUILD[name] = make


_glow('hotwall', (1, .17, .018), .16); _glow('hotroof', (1, .20, .025), .24); _glow('hotroll', (1, .26, .045), .30); _glow('hottile', (1, .40, .11), .95); _glow('flame', (1, .62, .36), 3.4); _glow('sight', (1, .42, .12), 9)
BUILD['fibre'] = lambda: saxlib._simple('fibre', (.66, .62, .55), .95, bump=.9, bscale=70)
BUILD['firebrick'] = lambda: saxlib._simple('firebrick', (.55, .44, .32), .9, bump=.5, bscale=60)
BUILD['casing'] = lambda: saxlib._simple('casing', (.50, .51, .52), .42)
BUILD['scale'] = lambda: saxlib._simple('scale', (.10, .085, .075), .7, .5, bump=.5, bscale=160)
BUILD['gas'] = lambda: saxlib._simple('gas', (.70, .48, .02), .35, 0, .5, .2)
BUILD['h2'] = lambda: saxlib._simple('h2', (.50, .02, .05), .35, 0, .5, .2)
BUILD['airp'] = lambda: saxlib._simple('airp', (.10, .22, .42), .4, 0, .5, .2)
BUILD['braid'] = lambda: saxlib._simple('braid', (.50, .50, .51), .38, .9, bump=1, bscale=700)


def kiln_build():
    W, H, T = .30, .20, .34          # opening and thickness of the wall
    # outer sheet with a hole, flange, bolts, and the door that swung open
    frame_plate(rrect(-1.6, 1.6, -.9, 1.1, .02, 4), rrect(-W / 2 - .04, W / 2 + .04, -H / 2 - .04, H / 2 + .04, .02, 4), -.012, 0, 'y', 'casing')
    frame_plate(rrect(-W / 2 - .085, W / 2 + .085, -H / 2 - .085, H / 2 + .085, .025, 6), rrect(-W / 2, W / 2, -H / 2, H / 2, .012, 6), -.040, -.008, 'y', 'scale')
    bolts([(a, -.040, b) for a in (-W / 2 - .055, 0, W / 2 + .055) for b in (-H / 2 - .055, H / 2 + .055)] + [(a, -.040, 0) for a in (-W / 2 - .055, W / 2 + .055)], .010)
    with at(-W / 2 - .10, -.045, 0, rz=-112):
        bb(0, W + .14, -.018, 0, -H / 2 - .07, H / 2 + .07, 'scale', .006); bb(.05, W + .09, 0, .075, -H / 2 + .01, H / 2 - .01, 'fibre', .012)
        tube([(W + .09, -.018, -.04), (W + .09, -.07, -.04), (W + .09, -.07, .04), (W + .09, -.018, .04)], .010, 'black', False)
    for z in (-.07, .07): cyl(-W / 2 - .10, -.040, z, .014, .06, 'z', 'dsteel', .003, 24)
    # the tunnel through bricks
    for x in (-1, 1): bb(min(x * W / 2, x * (W / 2 + .3)), max(x * W / 2, x * (W / 2 + .3)), 0, T, -.6, .6, 'firebrick', .004)
    for z in (-1, 1): bb(-W / 2, W / 2, 0, T, min(z * H / 2, z * (H / 2 + .3)), max(z * H / 2, z * (H / 2 + .3)), 'firebrick', .004)
    for k in range(1, 4): multi([(0, T * k / 4, s * (H / 2 - .0005), W, .004, .002) for s in (-1, 1)] + [(s * (W / 2 - .0005), T * k / 4, 0, .002, .004, H) for s in (-1, 1)], 'scale')
    # the kiln inside: rollers across, tiles on them, far wall
    y0, y1 = T, T + 2.0
    bb(-2.4, 2.4, y1, y1 + .05, -.5, .6, 'hotwall', 0); bb(-2.4, 2.4, y0, y1, .30, .35, 'hotroof', 0); bb(-2.4, 2.4, y0, y1, -.45, -.40, 'hotwall', 0)
    for s in (-1, 1): bb(min(s * W / 2, s * 2.4), max(s * W / 2, s * 2.4), y0 - .005, y0, -.5, .6, 'hotwall', 0)
    for k in range(-22, 23): cyl(k * .072, (y0 + y1) / 2, -.085, .020, y1 - y0 - .06, 'y', 'hotroll', .001, 28)
    for k in range(-4, 5):
        for j in range(3): bb(k * .46 - .18, k * .46 + .22, y0 + .14 + j * .60, y0 + .68 + j * .60, -.064, -.050, 'hottile', .002)
    for x in (-.95, -.1, .75): ring(x, y1 - .005, .14, .05, .085, .02, 'y', 'hotroll'); cyl(x, y1 - .02, .14, .05, .03, 'y', 'flame', .0)
    # what stands around
    pipe([(-1.2, -.10, .52), (1.4, -.10, .52)], .035, 'gas'); pipe([(-1.2, -.16, .72), (1.4, -.16, .72)], .05, 'airp')
    bb(.42, .62, -.016, -.010, .12, .24, 'paper2', .001); text('ZONE 7', .52, -.0165, .195, .040, 'black', align='CENTER', depth=.0004); text('1208 °C', .52, -.0165, .150, .030, 'crimson', align='CENTER', depth=.0004)
    cyl(-.62, -.03, .22, .045, .06, 'y', 'chrome', .004); cyl(-.62, -.063, .22, .040, .004, 'y', 'paper2', .0); rod((-.62, -.066, .22), (-.60, -.066, .248), .0018, 'black', 8)


def kiln_scene():
    camera_look((-.16, -.80, .20), (.03, .10, -.015), 44, 5.6)
    world((.8, .9, 1), .10)
    area((-.9, -1.3, 1.2), (0, 0, 0), .5, .6, 16, (.86, .92, 1)); area((1.1, -1.0, .5), (.3, 0, .1), .2, .6, 7, (.86, .92, 1))
    return dict(expo=1.0, contrast=1.14, vign=.35)


def burner(x):
    """high-velocity burner on the wall y = 0, with air, gas and hydrogen"""
    with at(x, 0, 0):
        cyl(0, -.012, 0, .135, .024, 'y', 'scale', .004, 56); boltcircle(0, -.024, 0, .112, 8, .010)
        lathe(0, -.024, 0, [(0, 0), (.085, 0), (.085, -.05), (.078, -.06), (.078, -.22), (.090, -.23), (.090, -.25), (0, -.25)], 'y', 'iron', 56); boltcircle(0, -.274, 0, .070, 6, .009)
        ring(0, -.16, 0, .078, .082, .03, 'y', 'crimson'); bb(-.032, .032, -.2, -.12, .068, .0825, 'alu', .002)
        lathe(0, -.14, .07, [(.045, 0), (.045, .08), (.062, .082), (.062, .10), (0, .10)], 'z', 'iron', 40); tube([(0, -.14, .17), (0, -.14, .30), (0, -.10, .42), (0, -.10, .60)], .043, 'braid'); ring(0, -.10, .58, .043, .052, .05, 'z', 'zinc'); ring(0, -.14, .19, .043, .052, .05, 'z', 'zinc')
        for s, m in ((-1, 'gas'), (1, 'h2')):
            cyl(s * .045, -.30, 0, .018, .06, 'y', 'brass', .004, 8); tube([(s * .045, -.33, 0), (s * .05, -.40, -.01), (s * .10, -.42, -.14), (s * .12, -.30, -.30), (s * .12, -.16, -.42)], .0135, 'braid'); cyl(s * .12, -.16, -.44, .019, .05, 'z', 'brass', .003, 8)
            cyl(s * .12, -.16, -.52, .024, .12, 'z', m, .003, 24); bb(s * .12 - .028, s * .12 + .028, -.195, -.125, -.55, -.49, 'brass', .006); tube([(s * .12, -.20, -.52), (s * .12, -.235, -.52), (s * .12, -.235, -.44)], .006, m, False)
        lathe(0, -.274, .0, [(.020, 0), (.020, -.035), (.026, -.037), (.026, -.050), (0, -.050)], 'y', 'brass', 32); cyl(0, -.326, .0, .016, .004, 'y', 'sight', 0, 28)
        tube([(.05, -.25, .045), (.075, -.34, .09), (.17, -.36, .14), (.20, -.22, .30), (.20, -.08, .40)], .007, 'black'); cyl(.05, -.27, .045, .013, .05, 'y', 'shellw', .003, 20)
        bb(-.145, -.085, -.07, -.012, .13, .22, 'drive', .006); bb(-.14, -.09, -.073, -.068, .19, .212, 'paper2', 0); cyl(-.115, -.075, .155, .007, .006, 'y', 'led', .001, 16)




def burner_build():
    bb(-5, 5, 0, .05, -1.2, 1.4, 'casing', 0)
    for k in range(-4, 6): bb(k * .95 - .47 - .004, k * .95 - .47 + .004, -.004, .01, -1.2, 1.4, 'black', 0); bb(k * .95 - .52, k * .95 - .42, -.06, 0, -1.2, 1.4, 'graphite', .006)
    for k in range(-3, 6): burner(k * .95)
    pipe([(-4, -.10, .70), (5, -.10, .70)], .095, 'airp'); pipe([(-4, -.16, -.66), (5, -.16, -.66)], .036, 'gas'); pipe([(-4, -.16, -.80), (5, -.16, -.80)], .036, 'h2')
    for k in range(-3, 6):
        rod((k * .95 - .12, -.16, -.58), (k * .95 - .12, -.16, -.64), .020, 'gas', 20); rod((k * .95 + .12, -.16, -.58), (k * .95 + .12, -.16, -.78), .020, 'h2', 20)
        with at(k * .95 + .34, -.2, -.80, rx=0): text('H2', 0, .003, 0, .042, 'white', align='CENTER', depth=.0004)
        bb(k * .95 + .42, k * .95 + .44, -.21, .0, -.86, -.60, 'dsteel', .002)
    bb(-5, 5, -.05, .0, -1.02, -.96, 'crimson', .003)
    ground(10, 'floorp', -1.9); bb(-6, 8, -6, -5.9, -2, 4, 'wallw', 0)


def burner_scene():
    camera_look((-1.05, -1.05, .20), (.06, -.17, -.03), 44, 3.2)
    world((.95, .98, 1), .34)
    area((-1.6, -1.6, 1.8), (0, 0, 0), .9, .7, 34, (1, .97, .93)); area((2.4, -1.9, 1.2), (.6, 0, 0), .5, 1.4, 22, (.9, .95, 1)); area((.2, -1.2, -1.4), (.2, 0, -.4), 1.4, .3, 5, (1, .95, .9))
    return dict(expo=1.15, contrast=1.13, vign=.32)


PRODUCTS = {'story-kiln': dict(build=kiln_build, scene=kiln_scene), 'story-burner': dict(build=burner_build, scene=burner_scene)}
