"""Camera: renders the passes of a picture into `.cache`, where `develop.py` finds them.

    blender -b --python-use-system-env -P make.py -- NAME [NAME ...] [--w 1200] [--h 750] [--spp 14]
"""
import sys, os, importlib, tempfile, time
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
sys.dont_write_bytecode = True
import saxlib
from saxlib import *

FAMILIES = ['arcus', 'filum', 'lumen', 'vertex', 'ponder', 'ignis', 'titan', 'rivus', 'manus', 'scenes', 'tinta', 'linea', 'forma', 'clara', 'zero', 'halls', 'stories', 'quarry', 'bench', 'parts', 'desk', 'closeups', 'views', 'sides', 'details', 'service', 'macro', 'fire', 'rooms', 'outdoor', 'work', 'craft']


def find(name):
    for f in FAMILIES:
        if not os.path.exists(os.path.join(HERE, f + '.py')): continue
        m = importlib.import_module(f)
        if name in m.PRODUCTS: return m.PRODUCTS[name]
    raise SystemExit('unknown image ' + name)


def main():
    a = sys.argv[sys.argv.index('--') + 1:]
    opt = {'w': 1200, 'h': 750, 'spp': 14}
    names = []
    i = 0
    while i < len(a):
        if a[i].startswith('--'):
            k = a[i][2:]; opt[k] = type(opt[k])(a[i + 1]); i += 2
        else:
            names.append(a[i]); i += 1
    for n in names:
        t0 = time.time(); reset(); p = find(n)
        p['build']()
        w, h = opt['w'], opt['h']
        if 'scene' in p:      # own camera, light and grade
            g = p['scene']() or {}
            if n == 'home-hero': h = int(w * 9 / 16)
        else:
            az = p.get('az', -32)
            cam, dist, P = camera_fit(az, p.get('el', 12), p.get('lens', 85), p.get('fill', .82), p.get('fillh', .86), p.get('up', .03), w / h)
            studio(P, az)
            if 'cam' in p:    # detail view of the same model in the same studio
                bpy.data.objects.remove(cam)
                camera_look(*p['cam'], fstop=p.get('fstop'))
            g = dict(target=.84, contrast=1.14, vign=.22) if 'cam' not in p else dict(target=p.get('target', None), expo=p.get('expo', 1))
        tb = time.time() - t0
        with tempfile.TemporaryDirectory() as tmp:
            shoot(os.path.join(HERE, '.cache', n + '.npz'), w, h, opt['spp'], tmp, g)
        print('DONE %s build %.1fs total %.1fs objects %d' % (n, tb, time.time() - t0, len(PRODUCT)), flush=True)


main()
