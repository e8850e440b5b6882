"""Clara Zero, the closed loop: clarifier and filter press of `clara.py`, with final filters, ultraviolet light and pH between them."""
from saxlib import *
import clara


def final_filters(x, y):
    """self-cleaning filters, the ultraviolet reactor behind them and the carbon dioxide that corrects pH"""
    bb(x - 1.5, x + 1.5, y - .6, y + .6, 0, .12, 'graphite', .012)
    for k in range(3):
        cx = x - 1.0 + k * .85
        lathe(cx, y - .1, .55, [(.06, 0), (.3, .22), (.3, 1.25), (.24, 1.36), (.12, 1.42), (0, 1.42)], 'z', 'inox', 64)
        ring(cx, y - .1, 1.72, .29, .36, .05, 'z', 'inox'); motor(cx, y - .1, 1.97, .09, .26, 'z', 'graphite')
        for a in (0, 120, 240):
            px, py = cx + .26 * math.cos(math.radians(a)), y - .1 + .26 * math.sin(math.radians(a)); bb(px - .03, px + .03, py - .03, py + .03, .12, .78, 'inox', .005)
        pipe([(cx, y - .4, 1.15), (cx, y - .62, 1.15), (cx, y - .62, .4)], .06, 'galv', False); ring(cx, y - .64, .78, .08, .1, .02, 'y', 'crimson')
    pipe([(x - 1.4, y - .62, .36), (x + 1.4, y - .62, .36)], .09, 'galv')
    cyl(x, y + .4, 2.25, .16, 2.3, 'x', 'inox', .01, 56)
    for s in (-1, 1): ring(x + s * 1.14, y + .4, 2.25, .15, .22, .05, 'x', 'inox'); bb(x + s * .8 - .04, x + s * .8 + .04, y + .36, y + .44, .12, 2.1, 'graphite', .006)
    bb(x - .5, x + .5, y + .2, y + .24, 2.16, 2.34, 'white', .006); text('SAXUM', x - .44, y + .198, 2.25, .1, 'black')
    for k in range(4):
        with at(x + 2.1 + k * .34, y + .3): lathe(0, 0, .02, [(.13, 0), (.13, 1.15), (.08, 1.3), (.04, 1.34), (.04, 1.44), (0, 1.44)], 'z', 'light', 40); ring(0, 0, .95, .128, .136, .1, 'z', 'crimson')
    bb(x + 1.9, x + 3.35, y + .42, y + .5, .75, .83, 'galv', .006)
    for px in (x + 1.95, x + 3.3): bb(px - .03, px + .03, y + .42, y + .5, 0, .83, 'graphite', .006)


def loop():
    with at(-4.6, .6): clara.silo('CLARA ZERO')
    with at(6.6, 1.2): clara.fpress('CLARA ZERO')
    final_filters(-1.2, -3.6)
    # sludge to the press, filtrate back to the clarifier
    pipe([(-2.0, -.6, .3), (1.1, -.6, .3), (1.1, .45, .3), (2.6, .45, .3)], .09, 'galv')
    pipe([(3.5, 2.7, .3), (-1.6, 3.2, .3), (-4.6, 3.2, .3), (-4.6, 2.3, .3)], .08, 'galv')
    # clear water through the filters
    pipe([(-7.6, -2.1, 1.5), (-7.6, -4.22, 1.5), (-7.6, -4.22, .36), (-2.6, -4.22, .36)], .09, 'galv')


PRODUCTS = {
    'clara-zero': dict(build=loop, az=-14, el=8, fill=.9, fillh=.84),
}
