"""The drawing office: a technical sheet of flat/drawings on the table, with what lies about on it."""
from saxlib import *
import saxlib
import bench, stories      # beech
from stories import ground, stone

MEDIA = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'saxum', 'media'))


def _sheet(name, file):
    """paper with a picture of the media folder on it, once over the whole face"""
    m, nt, b = saxlib._new(name); t = nt.nodes.new('ShaderNodeTexImage'); t.image = bpy.data.images.load(os.path.join(MEDIA, file)); t.extension = 'EXTEND'
    tc = saxlib._node(nt, 'ShaderNodeTexCoord'); nt.links.new(tc.outputs['UV'], t.inputs['Vector'])
    nt.links.new(saxlib._mix(nt, 1.0, t.outputs['Color'], (.86, .85, .82), 'MULTIPLY'), b.inputs['Base Color']); b.inputs['Roughness'].default_value = .75; b.inputs['Specular'].default_value = .25
    return m


BUILD['sheet1'] = lambda: _sheet('sheet1', 'isoterm.jpg')
BUILD['sheet2'] = lambda: _sheet('sheet2', 'torque-drive.jpg')
BUILD['pencilred'] = lambda: saxlib._simple('pencilred', (.42, .012, .05), .3, 0, .5, .3)
BUILD['lead'] = lambda: saxlib._simple('lead', (.03, .03, .032), .4)
BUILD['bare'] = lambda: saxlib._simple('bare', (.55, .38, .22), .7)
BUILD['eraser'] = lambda: saxlib._simple('eraser', (.78, .77, .74), .7)


def sheet(mat, w=.60, curl=.02, n=24):
    """paper of width w (16:10) on the table whose right edge rises a little"""
    h = w * .625; bm = bmesh.new(); uv = bm.loops.layers.uv.new('uv'); rows = []
    for i in range(n + 1):
        u = i / n; z = .0007 + curl * max(0, (u - .82) / .18) ** 2
        rows.append([(bm.verts.new(((u - .5) * w, (v - .5) * h, z + .0006 * math.sin(9 * u) ** 2)), (u, v)) for v in (0, .5, 1)])
    for a, b in zip(rows, rows[1:]):
        for j in range(2):
            q = (a[j], b[j], b[j + 1], a[j + 1]); f = bm.faces.new([v for v, _ in q])
            for l, (_, t) in zip(f.loops, q): l[uv].uv = t
    return saxlib._obj(saxlib._finish(bm, 'sheet', mat, 60))


def pencil(L=.17, r=.0037):
    with at(0, 0, r * .9):
        lathe(-L / 2, 0, 0, [(0, 0), (r, 0), (r, L)], 'x', 'pencilred', 6); lathe(L / 2, 0, 0, [(r, 0), (r * .32, .017)], 'x', 'bare', 18); lathe(L / 2 + .017, 0, 0, [(r * .32, 0), (.0002, .006), (0, .006)], 'x', 'lead', 12)


def build():
    bb(-1.4, 1.4, -.6, .8, -.04, 0, 'beech', .004)
    with at(.16, .16, 0, rz=-12): sheet('sheet2', .60, .0)
    with at(-.03, -.02, .0012, rz=9): sheet('sheet1', .60, .022)
    with at(-.04, -.10, .002, rz=28): pencil()
    with at(.005, .115, .0018, rz=4):          # steel rule
        bb(-.16, .16, -.013, .013, 0, .001, 'steel', .0003); multi([(-.155 + .31 * k / 62, -.013 + (.0045 if k % 10 == 0 else .0035 if k % 5 == 0 else .0022), .00105, .0005, (.009 if k % 10 == 0 else .007 if k % 5 == 0 else .0044), .0001) for k in range(63)], 'black')
    with at(.17, -.09, .002, rz=-24): bb(-.022, .022, -.010, .010, 0, .012, 'eraser', .002); bb(-.022, .006, -.0104, .0104, -.0001, .0125, 'blue', .001)
    with at(.245, .045, .002, rz=14): bb(-.036, .036, -.036, .036, 0, .020, stone('d_cal', 'calacatta', .6, .10), .0012)
    with at(.252, .052, .022, rz=41): bb(-.030, .030, -.030, .030, 0, .018, stone('d_nero', 'nero', .5, .10, (.2, .1)), .0012)
    with at(-.235, .20, .0): lathe(0, 0, 0, [(0, .004), (.030, .004), (.036, .010), (.040, .085), (.0375, .085), (.034, .014), (0, .012)], 'z', 'white', 48); cyl(0, 0, .066, .0368, .004, 'z', 'coffee', 0, 48); tube([(-.039, 0, .070), (-.062, 0, .066), (-.064, 0, .036), (-.037, 0, .026)], .0048, 'white', True)
    # behind: a plan chest and a window wall out of focus
    bb(-1.1, .5, 1.7, 2.3, -.75, .10, 'light', .01)
    for j in range(5): bb(-1.08, .48, 1.685, 1.70, -.70 + .15 * j, -.57 + .15 * j, 'white', .004); bb(-.5, -.1, 1.67, 1.685, -.62 + .15 * j, -.60 + .15 * j, 'dsteel', .002)
    for k in range(9): cyl(.95 + .07 * (k % 3), 1.95 + .06 * (k // 3), -.15 + .02 * (k % 4), .028, 1.1, 'z', 'paper', .002, 24)
    bb(-4, 4, 3.2, 3.3, -1, 4, 'wallw', 0); ground(8, 'floorp', -.75)


BUILD['coffee'] = lambda: saxlib._simple('coffee', (.02, .009, .005), .06)


def scene():
    camera_look((-.30, -.62, .46), (.015, .02, .01), 46, 4)
    world((.95, .98, 1), .28)
    area((-1.3, .5, 1.0), (0, .05, 0), .9, .9, 24, (1, .97, .92)); area((.6, 1.2, 1.4), (0, 0, 0), 1.2, .5, 12, (.95, .98, 1)); area((0, 2.2, 2.4), (0, 3.2, .6), 3, .4, 40, (1, .98, .95))
    return dict(expo=1.0, contrast=1.10, vign=.28)


PRODUCTS = {'story-desk': dict(build=build, scene=scene)}
