"""Spare parts on the packing table of the store: bearings, seals, a belt pulley, cartons behind."""
from saxlib import *
import saxlib
import stories
from stories import ground

BUILD['ball'] = lambda: saxlib._simple('ball', (.78, .78, .80), .08, 1)
BUILD['race'] = lambda: saxlib._simple('race', (.62, .62, .64), .18, 1)
BUILD['carton'] = lambda: saxlib._simple('carton', (.42, .29, .17), .8, bump=.25, bscale=90)
BUILD['seal'] = lambda: saxlib._simple('seal', (.022, .022, .024), .5)
BUILD['viton'] = lambda: saxlib._simple('viton', (.17, .06, .035), .55)
BUILD['mat'] = lambda: saxlib._simple('mat', (.075, .08, .085), .7, bump=.4, bscale=500)
BUILD['shelf'] = lambda: saxlib._simple('shelf', (.10, .11, .125), .45)


def ball(x, y, z, r): lathe(x, y, z, [(r * math.sin(t * PI / 12), -r * math.cos(t * PI / 12)) for t in range(1, 12)], 'z', 'ball', 24)


def bearing(R, r, w, n, cage='brass'):
    """deep-groove ball bearing on its face, outer radius R, bore r, width w"""
    t = (R - r) * .30; c = .0012; q = (R + r) / 2
    for a, b in ((R - t, R), (r, r + t)):
        lathe(0, 0, 0, [(a + c, 0), (b - c, 0), (b, c), (b, w - c), (b - c, w), (a + c, w), (a, w - c), (a, c), (a + c, 0)], 'z', 'race', 96)
    d = (R - r) / 2 - t + .12 * t
    for i in range(n): ball(q * math.cos(2 * PI * i / n), q * math.sin(2 * PI * i / n), w / 2, d * 1.25)
    lathe(0, 0, 0, [(q - d * .55, w * .30), (q + d * .55, w * .30), (q + d * .55, w * .74), (q - d * .55, w * .74), (q - d * .55, w * .30)], 'z', cage, 96)


def seal(R, r, w, mat='seal'):
    lathe(0, 0, 0, [(R, 0), (R, w), (R * .96, w), (R * .93, w * .55), (r * 1.12, w * .55), (r * 1.03, w * .95), (r, w * .80), (r * 1.04, w * .3), (r * 1.12, 0), (R, 0)], 'z', mat, 80)


def carton(x, y, z, w, d, h, label=True, rz=0):
    with at(x, y, z, rz=rz):
        bb(-w / 2, w / 2, -d / 2, d / 2, 0, h, 'carton', .003); bb(-.018, .018, -d / 2 - .0006, d / 2, h * .62, h + .0006, 'handle2', 0)
        if label:
            bb(-w * .40, -w * .04, -d / 2 - .0009, -d / 2, h * .16, h * .54, 'paper', 0); bb(-w * .38, -w * .06, -d / 2 - .0012, -d / 2, h * .46, h * .51, 'crimson', 0)
            multi([(-w * .37 + w * .30 * k / 17, -d / 2 - .001, h * .27, w * (.004 + .008 * ((k * 7) % 3)), .0006, h * .14) for k in range(18)], 'black')


BUILD['handle2'] = lambda: saxlib._simple('handle2', (.48, .36, .23), .3)


def build():
    bb(-1.3, 1.3, -.5, .45, -.04, 0, 'mat', .004); bb(-1.3, 1.3, .40, .45, -.001, .03, 'alu', .002)
    with at(-.075, .02, 0): bearing(.075, .035, .024, 11)
    with at(.085, .075, .0, rz=10): bearing(.062, .030, .021, 10); 
    with at(.085, .075, .022, rz=40): bearing(.062, .030, .021, 10)
    with at(-.005, -.125, 0): bearing(.036, .017, .014, 9, 'dsteel')
    with at(.175, -.045, .034, rx=90, rz=-32): bearing(.034, .015, .013, 9)
    with at(-.165, -.085, 0): seal(.042, .027, .010)
    with at(-.158, -.079, .0102): seal(.042, .027, .010)
    with at(.095, -.105, 0): seal(.026, .016, .007, 'viton')
    for x, y, r in ((-.235, .06, .045), (-.243, .053, .033)): lathe(x, y, .0022, [(r + .0022 * math.cos(t * PI / 6), .0022 * math.sin(t * PI / 6)) for t in range(13)], 'z', 'viton', 72)
    # grooved pulley standing, a toothed belt lying behind
    with at(-.20, .20, .075, rx=90, rz=12): lathe(0, 0, -.03, [(.016, 0), (.075, 0), (.075, .005), (.065, .012), (.065, .014), (.075, .021), (.075, .025), (.065, .032), (.065, .034), (.075, .041), (.075, .046), (.058, .046), (.056, .038), (.032, .038), (.030, .055), (.016, .055), (.016, 0)], 'z', 'steel', 96)
    carton(.33, .20, 0, .26, .20, .17, True, -14); carton(.10, .31, 0, .20, .14, .12, True, 6); carton(.34, .21, .17, .18, .15, .10, True, -4)
    # shelves out of focus
    r = random.Random(4)
    for z in (-.5, .02, .50, .98):
        bb(-2.4, 2.4, 1.5, 2.0, z - .02, z, 'shelf', .002); bb(-2.4, 2.4, 1.49, 1.5, z - .05, z + .005, 'crimson' if z == .02 else 'light', .002)
        x = -2.3
        while x < 2.2:
            w = r.uniform(.16, .42); h = r.uniform(.16, .38)
            if r.random() < .8: carton(x + w / 2, 1.72, z, w - .02, .36, h, True)
            else: bb(x + .01, x + w - .01, 1.55, 1.9, z, z + .16, r.choice(('light', 'graphite', 'blue')), .01)
            x += w
    for x in (-2.4, -.8, .8, 2.4): bb(x - .03, x + .03, 1.5, 1.54, -1, 2, 'shelf', .002)
    bb(-4, 4, 2.1, 2.2, -1, 3, 'wallw', 0)


def scene():
    camera_look((-.26, -.60, .40), (.035, .02, .035), 48, 4)
    world((.95, .98, 1), .20)
    area((-1.0, .2, .9), (0, .05, .02), .4, 1.0, 15, (1, .97, .92)); area((.2, .9, 1.3), (.05, 0, .02), 1.6, .4, 15, (.95, .98, 1)); area((1.0, -.3, .7), (.1, 0, .02), .3, .9, 6, (.9, .95, 1)); area((0, .6, 2.2), (0, 1.7, .3), 3, .4, 42, (1, .98, .95))
    return dict(expo=1.05, contrast=1.12, vign=.3)


PRODUCTS = {'story-parts': dict(build=build, scene=scene)}
