"""The technical drawings: python3 sheet.py writes the SVG files beside it."""
import math
import os
import random
import re

HERE = os.path.dirname(os.path.abspath(__file__))
INK, THIN, ACC, PAPER = '#2b2e32', '#6d7277', '#9b0837', '#fbfaf8'
FONT = "@font-face{font-family:Archivo;font-weight:100 900;src:url('../../../../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2')}"

# the logo of the header, 640 × 100
LOGO = re.search(r'<svg[^>]*>(.*)</svg>', open(os.path.join(HERE, '..', '..', '..', 'saxum', 'media', 'logo.svg')).read(), re.S).group(1).strip()


class Sheet:
    def __init__(self, title, number, scale, w=1200, h=750, paper=PAPER, ink=INK):
        self.o = []; self.ink = ink; self.w, self.h = w, h
        self.defs = ['<style>%s text{font-family:Archivo,sans-serif;font-size:12px;fill:%s;font-feature-settings:"tnum"} .s{font-size:10.5px;fill:%s} .a{fill:%s}</style>' % (FONT, ink, THIN, ACC)]
        for i, (ang, gap, col) in enumerate(((45, 6, ink), (-45, 6, ink), (45, 3.2, ink), (45, 5, ACC), (0, 4, THIN))):
            self.defs.append('<pattern id="h%d" width="%s" height="%s" patternUnits="userSpaceOnUse" patternTransform="rotate(%d)"><path d="M0 0H%s" stroke="%s" stroke-width=".7"/></pattern>' % (i, gap, gap, ang, gap, col))
        self.defs.append('<marker id="e" viewBox="0 0 10 10" refX="10" refY="5" markerWidth="9" markerHeight="9" orient="auto-start-reverse"><path d="M0 3.4L10 5 0 6.6z" fill="%s"/></marker>' % ink)
        self.defs.append('<marker id="f" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9" markerHeight="9" orient="auto-start-reverse"><path d="M0 2L10 5 0 8z" fill="%s"/></marker>' % ACC)
        self.rect(0, 0, w, h, 'none', fill=paper, sw=0)
        # border with zones, title block
        self.rect(28, 28, w - 56, h - 56, sw=1.4)
        self.rect(16, 16, w - 32, h - 32, sw=.5)
        for k in range(8):
            x = 28 + (w - 56) * (k + .5) / 8
            self.text(x, 26, str(k + 1), 'middle', cls='s', size=8.5); self.text(x, h - 18.5, str(k + 1), 'middle', cls='s', size=8.5)
            if k: self.line(28 + (w - 56) * k / 8, 16, 28 + (w - 56) * k / 8, 28, sw=.5); self.line(28 + (w - 56) * k / 8, h - 28, 28 + (w - 56) * k / 8, h - 16, sw=.5)
        for k, c in enumerate('ABCDE'):
            y = 28 + (h - 56) * (k + .5) / 5
            self.text(22, y + 3, c, 'middle', cls='s', size=8.5); self.text(w - 22, y + 3, c, 'middle', cls='s', size=8.5)
            if k: self.line(16, 28 + (h - 56) * k / 5, 28, 28 + (h - 56) * k / 5, sw=.5); self.line(w - 28, 28 + (h - 56) * k / 5, w - 16, 28 + (h - 56) * k / 5, sw=.5)
        X, Y, W, H = w - 28 - 330, h - 28 - 66, 330, 66
        self.rect(X, Y, W, H, sw=1, fill=paper)
        self.line(X + 112, Y, X + 112, Y + H, sw=.7); self.line(X + 112, Y + 36, X + W, Y + 36, sw=.7)
        for dx in (186, 252): self.line(X + dx, Y + 36, X + dx, Y + H, sw=.7)
        self.add('<g transform="translate(%.1f %.1f) scale(.125)" color="%s" fill="currentColor">%s</g>' % (X + 16, Y + 27, ink, LOGO))
        self.text(X + 122, Y + 24, title, size=15, weight=600)
        for dx, a, b in ((112, 'Sheet', number), (186, 'Scale', scale), (252, 'Tolerance', 'ISO 2768-mK')):
            self.text(X + dx + 8, Y + 47, a, cls='s', size=8.5); self.text(X + dx + 8, Y + 60, b, size=11)

    def add(self, s): self.o.append(s)

    def path(self, d, sw=1.0, col=None, fill='none', dash='', extra=''):
        self.add('<path d="%s" fill="%s" stroke="%s" stroke-width="%s"%s stroke-linejoin="round" %s/>' % (d, fill, col or self.ink, sw, ' stroke-dasharray="%s"' % dash if dash else '', extra))

    def line(self, x0, y0, x1, y1, sw=1.0, col=None, dash='', extra=''): self.path('M%.1f %.1fL%.1f %.1f' % (x0, y0, x1, y1), sw, col, 'none', dash, extra)

    def poly(self, pts, sw=1.0, col=None, fill='none', close=True, dash='', extra=''):
        self.path('M' + 'L'.join('%.1f %.1f' % p for p in pts) + ('Z' if close else ''), sw, col, fill, dash, extra)

    def rect(self, x, y, w, h, col=None, sw=1.0, fill='none', rx=0, dash=''):
        self.add('<rect x="%.1f" y="%.1f" width="%.1f" height="%.1f" rx="%s" fill="%s" stroke="%s" stroke-width="%s"%s/>' % (x, y, w, h, rx, fill, col or self.ink, sw, ' stroke-dasharray="%s"' % dash if dash else ''))

    def hatch(self, x, y, w, h, k=0, sw=1.0, rx=0): self.rect(x, y, w, h, sw=sw, fill='url(#h%d)' % k, rx=rx)

    def circle(self, x, y, r, sw=1.0, col=None, fill='none', dash=''):
        self.add('<circle cx="%.1f" cy="%.1f" r="%.1f" fill="%s" stroke="%s" stroke-width="%s"%s/>' % (x, y, r, fill, col or self.ink, sw, ' stroke-dasharray="%s"' % dash if dash else ''))

    def ell(self, x, y, rx, ry, sw=1.0, col=None, fill='none', dash=''):
        self.add('<ellipse cx="%.1f" cy="%.1f" rx="%.1f" ry="%.1f" fill="%s" stroke="%s" stroke-width="%s"%s/>' % (x, y, rx, ry, fill, col or self.ink, sw, ' stroke-dasharray="%s"' % dash if dash else ''))

    def text(self, x, y, s, anchor='start', cls='', size=None, weight=None, spacing=None, rot=None, col=None):
        st = ';'.join(q for q in ('font-size:%spx' % size if size else '', 'font-weight:%d' % weight if weight else '', 'letter-spacing:%s' % spacing if spacing else '', 'fill:%s' % col if col else '') if q)
        self.add('<text x="%.1f" y="%.1f" text-anchor="%s"%s%s%s>%s</text>' % (x, y, anchor, ' class="%s"' % cls if cls else '', ' style="%s"' % st if st else '', ' transform="rotate(%s %.1f %.1f)"' % (rot, x, y) if rot else '', s))

    def axis(self, x0, y0, x1, y1, col=None): self.line(x0, y0, x1, y1, .7, col or THIN, '14 3 2 3')

    def dim(self, x0, y0, x1, y1, s, off=0, ext=True, col=None):
        """dimension between two points, shifted by off at right angles"""
        d = math.hypot(x1 - x0, y1 - y0); nx, ny = -(y1 - y0) / d, (x1 - x0) / d
        a, b = (x0 + nx * off, y0 + ny * off), (x1 + nx * off, y1 + ny * off)
        if ext and off:
            g = 4 if off > 0 else -4
            self.line(x0 + nx * g * .7, y0 + ny * g * .7, a[0] + nx * g, a[1] + ny * g, .5, THIN); self.line(x1 + nx * g * .7, y1 + ny * g * .7, b[0] + nx * g, b[1] + ny * g, .5, THIN)
        self.line(*a, *b, .6, THIN, '', 'marker-start="url(#e)" marker-end="url(#e)"')
        ang = math.degrees(math.atan2(y1 - y0, x1 - x0))
        if ang > 90 or ang <= -90: ang += 180
        r = math.radians(ang); mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        self.text(mx + 4.5 * math.sin(r), my - 4.5 * math.cos(r), s, 'middle', rot='%.1f' % ang if abs(ang) > .1 else None, size=11.5)

    def balloon(self, x, y, tx, ty, n, s=None):
        self.line(x, y, tx, ty, .6); self.circle(x, y, 1.8, 0, fill=self.ink)
        self.circle(tx, ty, 12, .9, fill=PAPER); self.text(tx, ty + 4.2, str(n), 'middle', size=12)
        if s: self.text(tx + 19, ty + 4.2, s)

    def save(self, name):
        with open(os.path.join(HERE, name + '.svg'), 'w') as f:
            f.write('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d"><defs>%s</defs>\n%s\n</svg>\n' % (self.w, self.h, self.w, self.h, ''.join(self.defs), '\n'.join(self.o)))


def torque():
    s = Sheet('Torque drive, B axis', 'TEC-TRQ 04', '1 : 4')
    cy = 318; k = .36        # rings seen along an axis that runs left to right
    s.axis(60, cy, 1150, cy)

    def ring(x, R, w, r=0, bolts=0, fill=PAPER, br=None, teeth=0, sw=1.2):
        """disc or tube of width w, its face to the left"""
        s.path('M%.1f %.1fL%.1f %.1fA%.1f %.1f 0 0 1 %.1f %.1fL%.1f %.1f' % (x, cy - R, x + w, cy - R, R * k, R, x + w, cy + R, x, cy + R), sw, fill=fill)
        for q in range(1, 6):
            t = math.pi / 2 * (1 - q / 6.2); y = R * math.sin(t)
            s.line(x + R * k * math.cos(t), cy + y, x + w + R * k * math.cos(t), cy + y, .35, THIN) if w > 16 else None
        s.ell(x, cy, R * k, R, sw, fill=fill)
        if r:
            s.ell(x, cy, r * k, r, 1, fill=fill)
            s.path('M%.1f %.1fA%.1f %.1f 0 0 1 %.1f %.1f' % (x + min(w, 14) * .6, cy - r * .97, r * k, r, x + min(w, 14) * .6, cy + r * .97), .6, THIN)
        for i in range(bolts):
            a = 2 * math.pi * i / bolts + .2; s.ell(x + br * k * math.cos(a), cy + br * math.sin(a), 4.6 * k + .8, 4.6, .8, fill=PAPER)
        for i in range(teeth):
            a = 2 * math.pi * i / teeth; c, d = math.cos(a), math.sin(a)
            s.line(x + R * k * c, cy + R * d, x + R * .86 * k * c, cy + R * .86 * d, .8)

    # drawn from right (far) to left (near)
    ring(1040, 150, 46, 96, 12, br=124); ring(1040, 96, 6, 58, 0)                           # flange to fork
    ring(925, 112, 20, 82, 24, br=97)                                                       # cross-roller bearing
    for i in range(30):
        a = 2 * math.pi * i / 30; s.ell(925 + 88 * k * math.cos(a), cy + 88 * math.sin(a), 2.6, 3.6, .6)
    ring(800, 140, 60, 104, 0)                                                              # housing with cooling channels
    for q in range(5): s.path('M%.1f %.1fA%.1f %.1f 0 0 1 %.1f %.1f' % (812 + q * 9, cy - 140, 140 * k, 140, 812 + q * 9, cy + 140), 1.1, ACC)
    ring(655, 103, 52, 72, 0, teeth=36)                                                     # stator
    for i in range(36):
        a = 2 * math.pi * i / 36; s.ell(655 + 84 * k * math.cos(a), cy + 84 * math.sin(a), 2.2, 4.2, .7, fill='url(#h2)')
    ring(520, 71, 56, 48, 0)                                                                # rotor with magnets
    for i in range(22):
        a = 2 * math.pi * i / 22 - .07
        s.poly([(520 + q * k * math.cos(a + t), cy + q * math.sin(a + t)) for q, t in ((71, 0), (71, .22), (62, .22), (62, 0))], .8, fill='url(#h3)' if i % 2 else PAPER)
    ring(405, 60, 26, 34, 8, br=47)                                                         # hub
    ring(322, 86, 12, 64, 12, br=75)                                                        # encoder ring
    for i in range(120):
        a = 2 * math.pi * i / 120; s.line(322 + 86 * k * math.cos(a), cy + 86 * math.sin(a), 322 + 80 * k * math.cos(a), cy + 80 * math.sin(a), .4)
    s.rect(336, cy - 122, 30, 18, fill=PAPER); s.path('M351 %dc0 -26 30 -22 30 -48' % (cy - 122), 1)
    ring(235, 104, 22, 70, 12, br=88)                                                       # clamp
    ring(140, 118, 18, 0, 8, br=102); ring(140, 40, 1, 0, 6, br=29)                         # cover
    for n, (x, y, tx, ty, t) in enumerate(((140, cy - 112, 112, 132, 'Cover'), (244, cy - 100, 212, 100, 'Clamp, 2 400 N·m'), (330, cy - 84, 316, 132, 'Encoder, ± 4″'), (412, cy - 56, 442, 168, 'Hub'), (540, cy - 66, 540, 118, 'Rotor, 44 poles'), (672, cy - 96, 672, 92, 'Stator'), (828, cy - 138, 806, 118, 'Cooled housing'), (935, cy - 108, 948, 150, 'Cross-roller bearing'), (1066, cy - 148, 1104, 110, 'Fork')), 1):
        s.balloon(x, y, tx, ty, n, t)
    s.line(140, cy + 172, 1086, cy + 172, .8, THIN, '', 'marker-end="url(#e)"'); s.text(613, cy + 190, 'Order of assembly', 'middle', cls='s')
    # section below
    x0, y0 = 92, 566
    s.text(60, 520, 'Section A – A', size=12, weight=600)
    s.hatch(x0, y0, 300, 16); s.hatch(x0, y0 + 74, 300, 16); s.axis(x0 - 26, y0 + 45, x0 + 330, y0 + 45)
    s.hatch(x0 + 40, y0 + 16, 130, 15, 2); s.hatch(x0 + 40, y0 + 59, 130, 15, 2); s.hatch(x0 + 44, y0 + 33, 122, 7, 3); s.hatch(x0 + 44, y0 + 50, 122, 7, 3)
    s.hatch(x0 + 196, y0 + 16, 30, 18, 1); s.hatch(x0 + 196, y0 + 56, 30, 18, 1); s.rect(x0 - 14, y0 + 40, 350, 10, fill=PAPER)
    s.dim(x0, y0 + 90, x0 + 300, y0 + 90, '186', 22); s.dim(x0 + 300, y0, x0 + 300, y0 + 90, 'Ø 280 h6', -40)
    # torque curve
    gx, gy = 560, 650
    s.line(gx, gy, gx + 250, gy, 1, extra='marker-end="url(#e)"'); s.line(gx, gy, gx, gy - 118, 1, extra='marker-end="url(#e)"')
    s.path('M%d %dH%dC%d %d %d %d %d %d' % (gx, gy - 92, gx + 128, gx + 168, gy - 86, gx + 200, gy - 40, gx + 232, gy - 26), 1.6, ACC); s.path('M%d %dH%dC%d %d %d %d %d %d' % (gx, gy - 52, gx + 150, gx + 186, gy - 50, gx + 206, gy - 30, gx + 232, gy - 20), 1.2)
    s.text(gx + 8, gy - 98, '1 150 N·m, peak', col=ACC); s.text(gx + 8, gy - 58, '640 N·m, S1'); s.text(gx + 250, gy + 16, '60 rpm', 'end', cls='s'); s.text(gx - 6, gy - 108, 'M', 'end', cls='s'); s.text(gx + 150, gy + 16, '40', 'middle', cls='s'); s.line(gx + 150, gy, gx + 150, gy - 52, .5, THIN, '3 3')
    s.save('torque-drive')


def isoterm():
    s = Sheet('Isoterm, portal frame', 'TEC-ISO 02', '1 : 25')
    # front view of a portal with thermal field inside it
    s.defs.append('<radialGradient id="g1" gradientUnits="userSpaceOnUse" cx="690" cy="262" r="330"><stop offset="0" stop-color="#9b0837" stop-opacity=".62"/><stop offset=".22" stop-color="#c05a72" stop-opacity=".44"/><stop offset=".55" stop-color="#e0b8b8" stop-opacity=".3"/><stop offset="1" stop-color="#d9dcde" stop-opacity=".25"/></radialGradient>')
    frame = 'M150 600V220Q150 190 180 190H950Q980 190 980 220V600H880V330Q880 300 850 300H280Q250 300 250 330V600Z'
    s.path(frame, 0, 'none', 'url(#g1)')
    s.add('<clipPath id="c"><path d="%s"/></clipPath><g clip-path="url(#c)">' % frame)
    for i, r in enumerate((46, 88, 138, 196, 262, 338, 424, 520)):
        pts = []
        for t in range(0, 361, 5):
            a = math.radians(t); q = r * (1 + .10 * math.sin(2 * a + .6) + .05 * math.sin(3 * a + i))
            pts.append((690 + q * 1.18 * math.cos(a), 258 + q * .92 * math.sin(a)))
        s.poly(pts, .9, ACC if i < 3 else THIN)
    s.add('</g>')
    s.path(frame, 1.8)
    s.path('M164 600V226Q164 204 186 204H944Q966 204 966 226V600M236 600V334Q236 286 284 286H846Q894 286 894 334V600', .6, THIN)
    for x in range(300, 860, 62): s.line(x, 204, x, 286, .6, THIN); s.line(x, 204, x + 62, 286, .4, THIN)
    for x, y, t in ((690, 232, '24.8'), (566, 246, '23.9'), (818, 240, '24.1'), (420, 246, '22.6'), (900, 250, '22.9'), (206, 264, '21.4'), (206, 430, '20.6'), (926, 430, '21.0'), (206, 560, '20.2'), (926, 560, '20.3'), (340, 484, '20.1'), (790, 484, '20.2'), (604, 278, '24.2'), (772, 278, '24.4')):
        s.circle(x, y, 3.6, 1.2, ACC, PAPER); s.rect(x + 8, y - 9, 32, 17, 'none', 0, PAPER); s.text(x + 10, y + 4, t, size=11.5)
    # head, table, cooling circuit
    s.rect(640, 176, 100, 210, fill=PAPER, sw=1.4); s.rect(652, 190, 76, 60, sw=.7); s.hatch(660, 386, 60, 40, 2); s.path('M676 426h28l-6 34h-16z', 1.2, fill=PAPER); s.axis(690, 150, 690, 520); s.rect(666, 268, 48, 92, sw=.7); s.line(690, 268, 690, 360, .6, THIN)
    s.rect(290, 500, 550, 22, fill='url(#h0)'); s.rect(290, 522, 550, 78, fill=PAPER); 
    for x in range(340, 840, 70): s.line(x, 522, x, 600, .5, THIN)
    for x in (110, 840): s.hatch(x, 600, 180, 14, 1)
    s.hatch(290, 600, 550, 14, 1)
    s.path('M120 640H1010V166H738', 1.6, ACC, dash='', extra='marker-end="url(#f)"'); s.path('M640 166H118V630', 1.6, ACC, dash='7 4', extra='marker-end="url(#f)"')
    s.rect(60, 632, 116, 46, fill=PAPER, sw=1.3); s.text(118, 652, 'Control', 'middle'); s.text(118, 668, '5 axes · every 1 s', 'middle', cls='s')
    s.text(1000, 430, 'ΔX ΔY ΔZ ΔB ΔC', 'middle', rot=-90, cls='s', col=ACC)
    s.dim(150, 190, 980, 190, '3 320', -56); s.dim(250, 560, 880, 560, '2 520', -96, ext=False)
    # growth and correction
    gx, gy = 1046, 300
    s.text(1030, 86, 'Growth at the tool, µm', size=11); s.line(gx, gy, gx + 108, gy, .9, extra='marker-end="url(#e)"'); s.line(gx, gy + 40, gx, 100, .9, extra='marker-end="url(#e)"')
    s.path('M%d %dC%d %d %d %d %d %d' % (gx, gy, gx + 26, gy - 110, gx + 52, gy - 158, gx + 100, gy - 168), 1.2, dash='5 3'); s.path('M%d %dc20 -14 30 8 46 2s26 6 54 -2' % (gx, gy), 1.8, ACC)
    s.text(gx + 58, gy - 178, '190', size=11); s.text(gx + 76, gy + 22, '± 30', size=11.5, col=ACC); s.text(gx + 104, gy + 40, '8 h', 'end', cls='s')
    s.balloon(566, 246, 420, 88, 1, '14 probes, ± 0.1 K'); s.balloon(690, 214, 790, 88, 2, 'Spindle, heat source'); s.balloon(240, 400, 330, 410, 3, 'Portal, steel')
    s.save('isoterm')


def tenso():
    s = Sheet('Tenso, wire path', 'TEC-TEN 03', '1 : 25')
    # one pixel is 12.43 mm: wheels 1 400 mm, 9 200 mm between them, wire 23 m, block 3 500 mm
    A, B, R = (210, 402), (950, 402), 56
    D = (580, 290, 30)
    # frame
    for x in (180, 980): s.rect(x - 14, 96, 28, 520, sw=1.2, fill=PAPER); s.line(x - 5, 96, x - 5, 616, .5, THIN)
    s.rect(150, 96, 860, 30, fill=PAPER, sw=1.2); s.hatch(110, 616, 950, 12, 1)
    # block being cut
    s.path('M438 446l284 -6 6 168 -296 4z', 1.4, fill='url(#h0)')
    s.rect(414, 606, 332, 10, fill=PAPER)
    # carriage that descends with the wheels
    s.rect(150, 334, 860, 14, fill=PAPER, sw=1.1); s.line(150, 341, 1010, 341, .5, THIN)
    for x in (180, 980):
        s.rect(x - 24, 318, 48, 46, fill=PAPER, sw=1.1); s.line(x + 6, 126, x + 6, 318, 2.2)
        for y in range(134, 316, 6): s.line(x + 2, y + 3, x + 10, y, .6)
    for (x, y), n in ((A, 1), (B, 2)):
        s.circle(x, y, R, 2.2, fill=PAPER); s.circle(x, y, R - 5, .7, THIN); s.circle(x, y, R - 10, 1); s.circle(x, y, 17, 1.2); s.circle(x, y, 8, 1, fill='url(#h2)')
        for i in range(8):
            a = math.pi / 4 * i + .2
            for q in (-.14, .14): s.line(x + 17 * math.cos(a + q), y + 17 * math.sin(a + q), x + (R - 10) * math.cos(a + q * .36), y + (R - 10) * math.sin(a + q * .36), .8)
        s.axis(x - R - 18, y, x + R + 18, y); s.axis(x, y - R - 18, x, y + R + 18)
    # the wire: lower run through the block, upper run over the dancer; k is the slope of the common tangent
    dx, dy, dr = D
    s.rect(dx - 10, dy, 20, 44, fill=PAPER, sw=1); s.rect(dx - 22, 326, 44, 8, fill=PAPER, sw=1)
    k = math.atan2(A[1] - dy, dx - A[0]) + math.asin((R - dr) / math.hypot(dx - A[0], A[1] - dy)) * -1
    nx, ny = math.sin(k), math.cos(k)
    s.path('M%d %dL%d %d' % (A[0], A[1] + R, B[0], B[1] + R), 2.2, ACC)
    s.path('M%d %dA%d %d 0 0 1 %d %d' % (A[0], A[1] + R, R, R, A[0] - R, A[1]), 2.2, ACC); s.path('M%d %dA%d %d 0 0 1 %.1f %.1f' % (A[0] - R, A[1], R, R, A[0] - R * nx, A[1] - R * ny), 2.2, ACC)
    s.path('M%d %dA%d %d 0 0 0 %d %d' % (B[0], B[1] + R, R, R, B[0] + R, B[1]), 2.2, ACC); s.path('M%d %dA%d %d 0 0 0 %.1f %.1f' % (B[0] + R, B[1], R, R, B[0] + R * nx, B[1] - R * ny), 2.2, ACC)
    s.circle(dx, dy, dr, 1.8, fill=PAPER); s.circle(dx, dy, dr - 6, .7, THIN); s.circle(dx, dy, 8, 1, fill='url(#h2)'); s.axis(dx, dy - 44, dx, dy + 48); s.axis(dx - 46, dy, dx + 46, dy)
    s.path('M%.1f %.1fL%.1f %.1fA%d %d 0 0 1 %.1f %.1fL%.1f %.1f' % (A[0] - R * nx, A[1] - R * ny, dx - dr * nx, dy - dr * ny, dr, dr, dx + dr * nx, dy - dr * ny, B[0] + R * nx, B[1] - R * ny), 2.2, ACC)
    for x in range(222, 945, 13): s.rect(x - 2.6, A[1] + R - 2.6, 5.2, 5.2, ACC, .9, PAPER, 1)
    # tensioning cylinder pulls the right wheel
    s.rect(1034, 380, 84, 44, fill=PAPER, sw=1.3); s.rect(1086, 386, 8, 32, fill='url(#h2)'); s.line(1086, 402, B[0] + 9, 402, 3); s.path('M1040 374v-20h72v20', .8); s.text(1078, 346, 'p = 0 … 60 bar', 'middle', cls='s')
    s.line(1034, 442, 1092, 442, 1.2, ACC, '', 'marker-end="url(#f)"'); s.text(1100, 446, 'F 4.4 kN', col=ACC)
    # sensors
    for n, (x, y, tx, ty, t) in enumerate(((dx + 6, dy + 8, 650, 376, 'Load cell, 100 Hz'), (A[0] - 4, A[1] - 6, 262, 236, 'Drive, 450 kW'), (1050, 414, 1046, 500, 'Tension cylinder'), (B[0] - 92, B[1] + R, 812, 520, 'Bow sensor, ± 0.5 mm'), (540, 458, 420, 410, 'Wire Ø 5.3')), 1):
        s.balloon(x, y, tx, ty, n, t)
    s.path('M438 458Q580 478 722 458', .8, THIN, dash='4 3'); s.dim(580, 458, 580, 500, '12', 0)
    s.text(56, 492, 'v = 28 m/s', col=ACC); s.path('M112 384C92 420 96 446 140 474', 1.2, ACC, extra='marker-end="url(#f)"')
    s.dim(A[0], 606, B[0], 606, '9 200', 40)
    s.dim(432, 560, 728, 560, '', 0, False); s.rect(555, 548, 50, 22, 'none', 0, PAPER); s.text(580, 564, '3 500', 'middle')
    s.line(B[0] + 34, B[1] - 44, 1030, 262, .6, THIN, '', 'marker-start="url(#e)"'); s.line(1030, 262, 1096, 262, .6, THIN); s.text(1034, 257, 'Ø 1 400', size=11.5)
    s.line(910, 172, 910, 232, 1.2, ACC, '', 'marker-end="url(#f)"'); s.text(900, 206, '0 … 25 mm/min', 'end', col=ACC)
    s.text(46, 56, 'Tension, kN', size=11); s.text(580, 84, 'Wire 1 of 72, length 23 m', 'middle', cls='s'); s.line(52, 150, 140, 150, .8, extra='marker-end="url(#e)"'); s.line(52, 150, 52, 66, .8, extra='marker-end="url(#e)"')
    r = random.Random(4); d = 'M52 104'
    for i in range(40): d += 'L%.1f %.1f' % (54 + i * 2, 104 + r.uniform(-2.2, 2.2))
    s.path(d, 1.2, ACC); s.line(52, 98, 136, 98, .5, THIN, '3 3'); s.line(52, 110, 136, 110, .5, THIN, '3 3'); s.text(64, 92, '2.2 ± 0.05', size=11)
    s.save('tenso')


def venatura():
    s = Sheet('Venatura, section of a slab', 'TEC-VEN 01', 'none')
    # isometric block of porcelain with veins on top continuing through its front and side
    ox, oy = 120, 430
    U, V, Z = (.80, .20), (.46, -.40), (0, -1)
    W, D, T = 700, 420, 128
    P = lambda x, y, z: (ox + x * U[0] + y * V[0], oy + x * U[1] + y * V[1] + z * Z[1])
    top = [P(0, 0, T), P(W, 0, T), P(W, D, T), P(0, D, T)]; front = [P(0, 0, T), P(W, 0, T), P(W, 0, 0), P(0, 0, 0)]; side = [P(W, 0, T), P(W, D, T), P(W, D, 0), P(W, 0, 0)]
    s.poly(top, 1.6, fill='#f4f2ef'); s.poly(front, 1.6, fill='#ebe8e4'); s.poly(side, 1.6, fill='#dedad5')
    r = random.Random(12)

    def band(x0, slope, w, lean, amp, col, op, ph):
        f = lambda y: x0 + slope * y + amp * math.sin(y / 64 + ph) + amp * .4 * math.sin(y / 23 + 2 * ph)
        g = lambda y: w * (1 + .45 * math.sin(y / 51 + 3 * ph))
        ys = [D * i / 70 for i in range(71)]
        a = [(f(y), y) for y in ys]; b = [(f(y) + g(y), y) for y in ys][::-1]
        cl = lambda q: [P(min(max(x, 0), W), y, T) for x, y in q]
        if all(x <= 0 or x >= W for x, _ in a): return
        s.poly(cl(a + b), .5, col, col, extra='opacity="%s"' % op)
        zs = [T * i / 24 for i in range(25)]
        h = lambda z, q: q + lean * (T - z) + amp * .22 * math.sin(z / 17 + ph)
        if 0 < f(0) < W - 4:
            fa = [P(min(W, h(z, f(0))), 0, z) for z in zs]; fb = [P(min(W, h(z, f(0) + g(0) * (1 + .18 * math.sin(z / 12)))), 0, z) for z in zs][::-1]
            s.poly(fa + fb, .5, col, col, extra='opacity="%s"' % op)
        for i in range(70):        # where the vein leaves through the right side
            y = ys[i]
            if (f(y) - W) * (f(ys[i + 1]) - W) <= 0:
                sa = [P(W, min(D, max(0, y - lean * (T - z) + amp * .2 * math.sin(z / 15 + ph))), z) for z in zs]; sb = [P(W, min(D, max(0, y + g(y) / max(.25, abs(slope)) - lean * (T - z))), z) for z in zs][::-1]
                s.poly(sa + sb, .5, col, col, extra='opacity="%s"' % op)
    for k in range(16):
        band(r.uniform(-260, W - 20), r.uniform(.25, .75), r.choice((2, 3, 5, 8, 16)), r.uniform(-.3, .3), r.uniform(10, 30), r.choice((THIN, '#8f9499', '#5a5f64')), r.choice((.35, .55, .75)), r.uniform(0, 6))
    band(150, .62, 26, .22, 26, ACC, .85, 1.1); band(196, .62, 5, .2, 26, ACC, .5, 1.4)
    for q in (top, front, side): s.poly(q, 1.6)
    # grains in the section
    for i in range(420):
        x, z = r.uniform(4, W - 4), r.uniform(4, T - 4); p = P(x, 0, z); s.circle(*p, r.uniform(.3, .9), 0, fill=THIN)
    # dimensions
    a, b = P(0, 0, 0), P(0, 0, T); s.dim(a[0], a[1], b[0], b[1], '20', -28)
    a, b = P(0, 0, 0), P(W, 0, 0); s.dim(a[0], a[1], b[0], b[1], '1 800', 34)
    a, b = P(W, 0, 0), P(W, D, 0); s.dim(a[0], a[1], b[0], b[1], '3 600', 34)
    # cutting plane with detail
    c = P(183, 0, 70); s.circle(c[0] + 26, c[1] + 2, 44, 1.1, ACC, dash='6 3')
    cx, cy, R = 985, 300, 130
    s.line(c[0] + 66, c[1] - 14, cx - 124, cy + 40, .7, ACC, '6 3')
    s.add('<clipPath id="d"><circle cx="%d" cy="%d" r="%d"/></clipPath><g clip-path="url(#d)"><rect x="%d" y="%d" width="300" height="300" fill="#ebe8e4"/>' % (cx, cy, R, cx - 150, cy - 150))
    for i in range(900): s.circle(r.uniform(cx - R, cx + R), r.uniform(cy - R, cy + R), r.uniform(.5, 2.1), .4, THIN)
    pts = [(cx - 34 + .22 * q + 8 * math.sin(q / 26), cy - R + q) for q in range(0, 262, 6)]
    s.poly(pts + [(x + 46 + 9 * math.sin(y / 19), y) for x, y in pts[::-1]], .8, ACC, ACC, extra='opacity=".8"')
    for i in range(160):
        q = r.uniform(0, 260); s.circle(cx - 34 + .22 * q + r.uniform(-16, 62), cy - R + q, r.uniform(.8, 2.2), .5, ACC, PAPER if r.random() < .5 else 'none')
    s.line(cx - R, cy - 96, cx + R, cy - 96, 1.4); s.add('<rect x="%d" y="%d" width="300" height="34" fill="%s"/>' % (cx - 150, cy - 130, PAPER)); s.add('</g>')
    s.circle(cx, cy, R, 1.4); s.line(cx - 86, cy - 96, cx + 86, cy - 96, 1.4); s.text(cx, cy + R + 22, 'Detail X  (20 : 1)', 'middle', weight=600)
    s.text(cx, cy + R + 40, 'vein 0.4 … 9 mm', 'middle', cls='s')
    # deposition hoppers above
    for i, (x, tone) in enumerate(((230, '#8f9499'), (330, THIN), (430, ACC), (530, '#5a5f64'))):
        s.path('M%d 86h72l-18 62h-36z' % (x - 36), 1.2, fill=PAPER); s.path('M%d 112h56l-11 36h-34z' % (x - 28), 0, 'none', tone, extra='opacity=".55"'); s.rect(x - 9, 148, 18, 9, fill=PAPER)
        for q in range(26): s.circle(x + r.gauss(0, 3.5), 160 + q * 3.6, r.uniform(.5, 1.3), 0, fill=tone)
        s.text(x, 78, 'P%d' % (i + 1), 'middle', cls='s')
    s.line(150, 100, 610, 100, .6, THIN, '14 3 2 3'); s.line(576, 122, 640, 122, 1.2, ACC, '', 'marker-end="url(#f)"'); s.text(648, 126, 'v 6 m/min')
    s.balloon(430, 130, 700, 76, 1, '450 outlets, 4 mm pitch'); s.balloon(530, 259, 742, 176, 2, 'Vein on the face'); 
    s.balloon(c[0] + 20, c[1] + 22, 250, 640, 3, 'The same vein in the body'); s.text(60, 672, 'Print to vein ± 1.5 mm', cls='s')
    s.save('venatura')


def heat():
    s = Sheet('Heat return, kiln to dryer', 'TEC-HTR 02', 'NTS')
    # kiln: zones with temperature curve above
    x0, y0, L, H = 60, 440, 1080, 70
    zones = (('Preheating', 210, '1 060'), ('Firing', 300, '1 210'), ('Rapid cooling', 130, '600'), ('Slow cooling', 220, '480'), ('Final cooling', 220, '80'))
    x = x0
    for i, (n, w, t) in enumerate(zones):
        s.rect(x, y0, w, H, sw=1.5, fill='url(#h3)' if i == 1 else PAPER)
        s.rect(x + 1, y0 + 1, w - 2, 12, sw=.6, fill='url(#h0)'); s.rect(x + 1, y0 + H - 13, w - 2, 12, sw=.6, fill='url(#h0)')
        s.rect(x + w / 2 - 46, y0 + 17, 92, 15, 'none', 0, PAPER); s.text(x + w / 2, y0 + 29, n, 'middle', size=11.5)
        k = x + 9
        while k < x + w - 4: s.circle(k, y0 + 48, 3.6, .7, fill=PAPER); k += 12
        s.line(x + 2, y0 + 42, x + w - 2, y0 + 42, 2, ACC if i == 1 else None)
        x += w
    s.hatch(x0, y0 + H + 20, L, 9, 1)
    for k in range(12): s.rect(x0 + 30 + k * 92, y0 + H, 10, 20, sw=.8)
    s.line(x0 - 22, y0 + 42, x0, y0 + 42, 1.4, ACC, '', 'marker-end="url(#f)"')
    s.dim(x0, y0 + H + 29, x0 + L, y0 + H + 29, '168 m · 42 min', 26)
    # temperature curve
    T = lambda t: 410 - t * .128
    pts = [(60, 60), (120, 300), (200, 780), (270, 1060), (330, 1120), (400, 1190), (470, 1210), (560, 1208), (575, 1090), (640, 660), (700, 600), (760, 560), (840, 500), (920, 460), (990, 260), (1060, 130), (1140, 80)]
    d = 'M%d %.1f' % (pts[0][0], T(pts[0][1]))
    for (a, ta), (b, tb) in zip(pts, pts[1:]): d += 'C%.1f %.1f %.1f %.1f %d %.1f' % (a + (b - a) * .5, T(ta) - (T(ta) - T(tb)) * .38, a + (b - a) * .55, T(tb) + (T(ta) - T(tb)) * .28, b, T(tb))
    s.path(d + 'L1140 410L60 410Z', 0, 'none', 'url(#h4)', extra='opacity=".6"'); s.path(d, 1.8, ACC)
    s.line(60, 410, 60, 236, .9, extra='marker-end="url(#e)"'); s.text(50, 232, '°C', 'end', cls='s')
    for t in (400, 800, 1200): s.line(60, T(t), 1140, T(t), .4, THIN, '2 4'); s.text(54, T(t) + 4, str(t).replace('1200', '1 200'), 'end', cls='s') if t < 1 else s.text(66, T(t) - 3, str(t).replace('1200', '1 200'), cls='s')
    s.text(516, T(1210) - 8, '1 210', 'middle', col=ACC, weight=600)
    # two vertical dryers above, fed by a duct from final cooling: baskets rise on the left and come down on the right
    dy, dw, dh = 70, 116, 136
    for dx in (112, 300):
        s.rect(dx + 24, 46, 14, 24, fill=PAPER); s.line(dx + 31, 66, dx + 31, 36, 1.1, THIN, '', 'marker-end="url(#e)"')
        s.rect(dx, dy, dw, dh, sw=1.5, fill=PAPER)
        for x in (dx + 1, dx + dw - 9): s.rect(x, dy + 1, 8, dh - 2, sw=.6, fill='url(#h0)')
        s.rect(dx + 9, dy + 1, dw - 18, 8, sw=.6, fill='url(#h0)'); s.line(dx + dw / 2, dy + 24, dx + dw / 2, dy + dh - 14, 1)
        for x in (dx + 14, dx + 64):
            for q in range(10):
                y = dy + 14 + q * 11.6; s.rect(x, y, 38, 9.6, sw=.7, fill=PAPER)
                for k in (2.4, 4.8, 7.2): s.line(x, y + k, x + 38, y + k, .4, THIN)
        for x, a, b in ((dx + 33, 170, 98), (dx + 83, 98, 170)): s.line(x, a, x, b, 1.4, ACC, '', 'marker-end="url(#f)"')
        s.line(dx + 33, 230, dx + 33, 208, 1.4, ACC, '', 'marker-end="url(#f)"'); s.line(dx + 83, 206, dx + 83, 228, 1.4, ACC, '', 'marker-end="url(#f)"')
        s.text(dx + 25, 222, 'moisture 6.2 %', 'end', cls='s'); s.text(dx + 91, 222, '0.3 %', cls='s')
    s.text(264, 92, 'Dryers,', 'middle', size=12, weight=600); s.text(264, 108, '2 × 20', 'middle', size=12, weight=600); s.text(264, 124, 'baskets', 'middle', size=12, weight=600)
    for y in (166, 184): s.line(228, y, 300, y, 1.1)
    s.line(296, 175, 240, 175, 1.8, ACC, '', 'marker-end="url(#f)"')
    duct = 'M%d %dV%dH%dV%dH%d'
    # final cooling → filter → fan → dryer, and a damper to the roof
    s.path('M1010 %dV208' % y0, 9, '#fff')
    for xx in (1006, 1014): s.line(xx, y0, xx, 212, 1.1)
    s.poly([(976, y0), (1044, y0), (1018, y0 - 22), (1002, y0 - 22)], 1.1, fill=PAPER); s.text(1052, y0 - 8, 'Hood', cls='s')
    s.rect(820, 150, 280, 62, sw=1.2, fill=PAPER)
    s.circle(880, 181, 24, 1.2, fill=PAPER); s.circle(880, 181, 5, 1)
    for i in range(6):
        a = math.pi / 3 * i; s.path('M%.1f %.1fQ%.1f %.1f %.1f %.1f' % (880 + 5 * math.cos(a), 181 + 5 * math.sin(a), 880 + 16 * math.cos(a + .1), 181 + 16 * math.sin(a + .1), 880 + 22 * math.cos(a + .6), 181 + 22 * math.sin(a + .6)), .9)
    s.rect(962, 158, 76, 46, sw=1, fill='url(#h2)'); s.text(1000, 146, 'Filter', 'middle', cls='s'); s.text(880, 146, 'Fan, 45 kW', 'middle', cls='s')
    s.rect(778, 96, 20, 70, sw=1.1, fill=PAPER); s.line(780, 146, 796, 126, 1.4); s.circle(788, 136, 3, 1, fill=PAPER); s.line(788, 92, 788, 60, .8, THIN, '4 3', 'marker-end="url(#e)"'); s.text(806, 112, 'Damper, 2 s', cls='s')
    for y, w, c in ((166, 1.1, None), (184, 1.1, None), (160, .5, THIN), (190, .5, THIN)): s.line(820, y, 426, y, w, c)
    for k in range(32): s.line(434 + k * 12, 190, 440 + k * 12, 184, .5, THIN); s.line(434 + k * 12, 166, 440 + k * 12, 160, .5, THIN)
    s.rect(416, 154, 10, 42, fill=PAPER)
    s.line(800, 175, 440, 175, 1.8, ACC, '', 'marker-end="url(#f)"')
    s.line(1010, y0 - 26, 1010, 226, 1.6, ACC, '', 'marker-end="url(#f)"')
    s.text(610, 148, '28 000 Nm³/h · 1 170 kW', 'middle', col=ACC, weight=600); s.text(1024, 240, '140 °C', col=ACC); s.text(458, 210, '137 °C', col=ACC); s.dim(446, 220, 816, 220, '60 m', 0)
    s.text(156, 56, '95 °C · 18 g/kg', cls='s'); s.text(344, 56, '95 °C · 18 g/kg', cls='s')
    s.text(60, 610, 'Heat of the dryers over 8 000 h', weight=600, size=12)
    b = 60
    for w, t, f in ((403, 'from the kiln 90 %', 'url(#h3)'), (45, '10 %', PAPER)):
        s.rect(b, 622, w, 24, sw=1.1, fill=f); q = 116 if w > 100 else 34; s.rect(b + w / 2 - q / 2, 626, q, 16, 'none', 0, PAPER); s.text(b + w / 2, 638, t, 'middle', size=11.5, col=ACC if 'kiln' in t else None); b += w
    s.text(508, 664, 'burner', 'end', cls='s')
    s.save('heat-return')


def archive():
    """story-archive: sheet of the first bridge saw, 1961, in sepia ink on old paper"""
    r = random.Random(61); o = []
    I = '#4a2f1b'
    W, H = 1200, 750

    def wob(pts, sw=1.3, op=.86, fill='none', close=False):
        q = []
        for (x0, y0), (x1, y1) in zip(pts, pts[1:] + (pts[:1] if close else [])):
            n = max(2, int(math.hypot(x1 - x0, y1 - y0) / 26))
            for i in range(n): t = i / n; q.append((x0 + (x1 - x0) * t + r.uniform(-.45, .45), y0 + (y1 - y0) * t + r.uniform(-.45, .45)))
        if not close: q.append(pts[-1])
        o.append('<path d="M%s%s" fill="%s" stroke="%s" stroke-width="%.2f" opacity="%.2f" stroke-linecap="round"/>' % ('L'.join('%.1f %.1f' % p for p in q), 'Z' if close else '', fill, I, sw * r.uniform(.9, 1.1), op))
    L = lambda a, b, c, d, sw=1.3, op=.86: wob([(a, b), (c, d)], sw, op)
    B = lambda x, y, w, h, sw=1.4, fill='none': wob([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], sw, .88, fill, True)
    C = lambda x, y, R, sw=1.3: wob([(x + R * math.cos(t * math.pi / 24), y + R * math.sin(t * math.pi / 24)) for t in range(49)], sw)

    def tx(x, y, s, size=17, anchor='start', rot=0, it=True):
        o.append('<text x="%.1f" y="%.1f" text-anchor="%s" font-size="%s" fill="%s" opacity=".88" font-family="Liberation Serif" %s transform="rotate(%s %.1f %.1f)">%s</text>' % (x, y, anchor, size, I, 'font-style="italic"' if it else '', rot, x, y, s))

    def hat(x, y, w, h, g=6):
        o.append('<clipPath id="q%d"><rect x="%s" y="%s" width="%s" height="%s"/></clipPath><g clip-path="url(#q%d)">' % (len(o), x, y, w, h, len(o)))
        k = x - h
        while k < x + w: L(k, y + h, k + h, y, .6, .7); k += g
        o.append('</g>')

    def dim(x0, y0, x1, y1, s):
        L(x0, y0, x1, y1, .7); a = math.atan2(y1 - y0, x1 - x0)
        for x, y, d in ((x0, y0, 1), (x1, y1, -1)):
            for e in (.22, -.22): L(x, y, x + d * 11 * math.cos(a + e), y + d * 11 * math.sin(a + e), .8)
        if abs(a) < .1: tx((x0 + x1) / 2, y0 - 5, s, 15, 'middle')
        else: tx(x0 - 5, (y0 + y1) / 2, s, 15, 'middle', -90)
    # front view
    B(36, 30, 1128, 690, 1.6); B(44, 38, 1112, 674, .6)
    gy = 520
    L(90, gy, 740, gy, 1.6); hat(90, gy, 650, 13, 9)
    for x in (130, 640):
        wob([(x, gy), (x + 8, 250), (x + 62, 250), (x + 70, gy)], 1.7, .9, 'none', True); hat(x + 2, gy - 24, 66, 24)
        B(x - 14, gy - 12, 98, 12); C(x + 35, 300, 11); C(x + 35, 300, 4, 1)
        for q in range(5): L(x + 16, 330 + q * 34, x + 54, 330 + q * 34, .5, .6)
    B(118, 188, 610, 62, 1.8); L(118, 200, 728, 200, .7); L(118, 238, 728, 238, .7)
    for q in range(10): L(150 + q * 58, 200, 178 + q * 58, 238, .6, .7); L(178 + q * 58, 238, 208 + q * 58, 200, .6, .7)
    # carriage, motor, belt, blade
    B(360, 160, 130, 118, 1.7); C(392, 184, 15); C(458, 184, 15); B(384, 88, 82, 72, 1.6)
    for q in range(7): L(390 + q * 11.5, 96, 390 + q * 11.5, 152, .6)
    C(425, 352, 106, 1.9); C(425, 352, 100, .7); C(425, 352, 34); C(425, 352, 12); C(425, 352, 5)
    for t in range(46):
        a = t * 2 * math.pi / 46; L(425 + 100 * math.cos(a), 352 + 100 * math.sin(a), 425 + 106 * math.cos(a), 352 + 106 * math.sin(a), 1.2)
    wob([(425 + 116 * math.cos(math.radians(t)), 352 + 116 * math.sin(math.radians(t))) for t in range(188, 354, 6)], 1.7); L(310, 336, 425, 336, 1); L(425, 336, 540, 336, 1)
    L(410, 124, 396, 352, .9); L(440, 124, 454, 352, .9)
    # trolley with block
    B(220, 432, 400, 48, 1.6); hat(220, 432, 400, 48, 8); B(196, 480, 448, 18, 1.5)
    for x in (240, 600): C(x, 508, 12); C(x, 508, 3)
    L(425, 70, 425, 545, .5, .6); L(100, 219, 745, 219, .4, .5)
    dim(165, 566, 675, 566, '2850'); dim(104, 250, 104, 520, '1620'); dim(319, 604, 531, 604, 'Ø 1200'); L(319, 352, 319, 610, .4, .6); L(531, 352, 531, 610, .4, .6); L(165, 526, 165, 572, .4, .6); L(675, 526, 675, 572, .4, .6); L(96, 250, 138, 250, .4, .6)
    tx(425, 650, 'Vista frontale', 20, 'middle')
    # side view
    L(800, gy, 1120, gy, 1.6); hat(800, gy, 320, 13, 9)
    for x in (830, 1062): wob([(x, gy), (x + 6, 262), (x + 28, 262), (x + 34, gy)], 1.6, .9, 'none', True)
    B(812, 244, 302, 18, 1.6); B(916, 178, 86, 66, 1.7); hat(916, 178, 86, 66, 7); B(936, 160, 46, 118, 1.5); B(926, 92, 112, 68, 1.6); L(1038, 126, 1066, 126, 1); C(1010, 126, 24, 1)
    B(956, 248, 7, 212, 1.5); B(942, 338, 36, 28, 1.4); L(880, 352, 1060, 352, .5, .6); B(850, 432, 226, 48, 1.6); hat(850, 432, 226, 48, 8); B(844, 480, 240, 18, 1.5)
    for x in (872, 1056): C(x, 508, 12)
    for q in range(4): L(836, 290 + q * 56, 1090, 330 + q * 56, .5, .55)
    dim(847, 566, 1079, 566, '1940'); tx(962, 604, 'Sezione A–A', 20, 'middle')
    # notes, title
    for i, s in enumerate(('Corsa ponte     3400', 'Corsa carro     2100', 'Motore     18 CV', 'Disco     Ø 1200')): tx(70, 80 + i * 21, s, 16)
    B(778, 636, 378, 76, 1.4); L(778, 672, 1156, 672, .9); L(958, 672, 958, 712, .9); L(1064, 672, 1064, 712, .9)
    tx(796, 661, 'Fresa a ponte  N. 1', 24); tx(790, 699, 'Officine Saxum', 19); tx(968, 699, 'Scala 1:20', 16); tx(1074, 699, '14·IV·1961', 15)
    paper = '''<defs><filter id="p" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".011 .014" numOctaves="5" seed="4"/><feColorMatrix values="0 0 0 0 .36  0 0 0 0 .22  0 0 0 0 .07  .85 0 0 0 -.30"/></filter><filter id="q" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="3" seed="9"/><feColorMatrix values="0 0 0 0 .28  0 0 0 0 .18  0 0 0 0 .08  0 .5 0 0 -.16"/></filter><linearGradient id="f"><stop offset="0" stop-color="#3a2208" stop-opacity="0"/><stop offset=".49" stop-color="#3a2208" stop-opacity=".15"/><stop offset=".5" stop-color="#fff6dd" stop-opacity=".24"/><stop offset="1" stop-color="#fff6dd" stop-opacity="0"/></linearGradient></defs><rect width="1200" height="750" fill="#dfcba2"/><rect width="1200" height="750" filter="url(#p)"/><rect width="1200" height="750" filter="url(#q)"/><rect x="376" width="48" height="750" fill="url(#f)"/><rect x="776" width="48" height="750" fill="url(#f)"/><g transform="rotate(90 600 375)"><rect x="574" y="-230" width="52" height="1210" fill="url(#f)"/></g>'''
    stain = '<defs><filter id="b"><feGaussianBlur stdDeviation="2.2"/></filter><radialGradient id="v" cx=".46" cy=".44" r=".78"><stop offset=".45" stop-color="#3a2208" stop-opacity="0"/><stop offset="1" stop-color="#3a2208" stop-opacity=".62"/></radialGradient></defs><circle cx="1046" cy="150" r="72" fill="#7a4a18" opacity=".06"/><circle cx="1046" cy="150" r="72" fill="none" stroke="#6b3d12" stroke-width="5" opacity=".20" filter="url(#b)"/><path d="M982 176a72 72 0 0 0 110 30" fill="none" stroke="#6b3d12" stroke-width="7" opacity=".16" filter="url(#b)"/><rect width="1200" height="750" fill="url(#v)"/>'
    with open(os.path.join(HERE, 'story-archive.svg'), 'w') as f:
        f.write('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="750" viewBox="0 0 1200 750">%s\n<g transform="rotate(-1.6 600 375) translate(9 5.6) scale(.985)" style="mix-blend-mode:multiply">%s</g>\n%s</svg>\n' % (paper, ''.join(o), stain))


if __name__ == '__main__':
    for f in (torque, isoterm, tenso, venatura, heat, archive): f()
