"""Turntables: a machine turns once on the studio floor, `NAME-turn.mp4`, `.webm` and the poster in the media folder.

    nice -n 19 python3 turn.py [NAME ...]        frames that are there are kept: stop and go on as you like
    nice -n 19 python3 turn.py --encode NAME     the films again, of the frames that are there

Blender renders some frames at a time (`blender … -P turn.py -- NAME FROM TO`), the darkroom develops them; all frames
have the exposure of the first. 48 frames of 960 × 600 take about a quarter of an hour of two cores.
"""
import math, os, subprocess, sys, tempfile

HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
sys.dont_write_bytecode = True
N, W, H, SAMPLES, FPS, CHUNK = 48, 960, 600, 12, 12, 8
MOST = 350_000                 # bytes of a film
FILMS = {'arcus-625-5x': ('arcus', 13), 'vertex-5': ('vertex', 11), 'forma-maxi': ('forma', 24)}       # family, elevation of the camera
CACHE = os.path.join(HERE, '.cache', 'turn')


def frame(name, i, kind): return os.path.join(CACHE, '%s-%02d.%s' % (name, i, kind))


def expose(name, first, last):
    """in Blender: the passes of some frames; the stage stands still and the machine turns"""
    import importlib
    import numpy as np, saxlib
    from saxlib import bpy, Matrix, Vector
    family, el = FILMS[name]; p = importlib.import_module(family).PRODUCTS[name]
    saxlib.reset(); p['build'](); bpy.context.view_layer.update()
    P = saxlib.bounds(); lo, hi = P.min(0), P.max(0); c = (lo + hi) / 2; r = np.hypot(P[:, 0] - c[0], P[:, 1] - c[1])
    round_ = np.concatenate([np.stack([c[0] + r * math.cos(t), c[1] + r * math.sin(t), P[:, 2]], 1) for t in np.linspace(0, 2 * math.pi, 36, endpoint=False)])
    saxlib.bounds = lambda objs=None: round_          # the camera leaves room for every side
    own = [(o, o.matrix_world.copy()) for o in bpy.context.scene.objects]; az = p.get('az', -32)
    saxlib.camera_fit(az, el, 85, .96, .92, .02, W / H); saxlib.studio(P, az)
    for i in range(first, last):
        if os.path.exists(frame(name, i, 'png')) or os.path.exists(frame(name, i, 'npz')): continue
        turn = Matrix.Translation((c[0], c[1], 0)) @ Matrix.Rotation(2 * math.pi * i / N, 4, 'Z') @ Matrix.Translation((-c[0], -c[1], 0))
        for o, m in own: o.matrix_world = turn @ m
        with tempfile.TemporaryDirectory() as tmp: saxlib.shoot(frame(name, i, 'npz'), W, H, SAMPLES, tmp, {})


def finish(name, i):
    """darkroom: a PNG of the frame"""
    import numpy as np
    from denoise import denoise
    import develop
    with np.load(frame(name, i, 'npz')) as f: col = denoise(*(f[k].astype(np.float32) for k in ('col', 'alb', 'nor')))
    gain = os.path.join(CACHE, name + '-gain.npy')
    if not os.path.exists(gain): np.save(gain, np.median(develop.expose(col, .84)[:60] / np.maximum(col[:60], 1e-6), (0, 1)))
    d = develop.print_picture(col * np.load(gain).astype(np.float32), contrast=1.14, vign=.22)
    ppm = b'P6\n%d %d\n255\n' % (W, H) + (np.clip(d[::-1], 0, 1) * 255 + .5).astype(np.uint8).tobytes()
    subprocess.run(['convert', 'ppm:-', '-unsharp', '0x0.6+0.35+0.01', frame(name, i, 'png')], input=ppm, check=True); os.remove(frame(name, i, 'npz'))


def encode(name):
    """both films, each time a little coarser until they are light enough, and the first frame as poster"""
    from develop import MEDIA
    frames = ['-framerate', str(FPS), '-i', os.path.join(CACHE, name + '-%02d.png')]; out = os.path.join(MEDIA, name + '-turn.')
    for end, codec, crf in (('mp4', ['-c:v', 'libx264', '-preset', 'veryslow', '-profile:v', 'high', '-tune', 'animation', '-movflags', '+faststart'], 24), ('webm', ['-c:v', 'libvpx-vp9', '-b:v', '0', '-row-mt', '1', '-cpu-used', '1', '-deadline', 'good'], 32)):
        while True:
            subprocess.run(['ffmpeg', '-loglevel', 'error', '-y', '-threads', '2', *frames, '-an', '-pix_fmt', 'yuv420p', *codec, '-crf', str(crf), out + end], check=True)
            if os.path.getsize(out + end) <= MOST: break
            crf += 2
        print(name, end, 'crf', crf, os.path.getsize(out + end) // 1000, 'kB', flush=True)
    subprocess.run(['convert', frame(name, 0, 'png'), '-sampling-factor', '4:2:0', '-interlace', 'Plane', '-strip', '-quality', '84', out + 'jpg'], check=True)


def main(names):
    import numpy as np
    os.makedirs(CACHE, exist_ok=True); env = dict(os.environ, PYTHONPATH=os.path.dirname(os.path.dirname(np.__file__)))
    for name in names:
        for first in range(0, N, CHUNK):
            todo = [i for i in range(first, first + CHUNK) if not os.path.exists(frame(name, i, 'png'))]
            if not todo: continue
            subprocess.run(['blender', '-b', '--python-use-system-env', '-P', os.path.join(HERE, 'turn.py'), '--', name, str(first), str(first + CHUNK)], env=env, check=True, stdout=subprocess.DEVNULL)
            for i in todo: finish(name, i)
            print(name, first + CHUNK, 'of', N, flush=True)
        encode(name)


if '--' in sys.argv:
    a = sys.argv[sys.argv.index('--') + 1:]; expose(a[0], int(a[1]), int(a[2]))
elif '--encode' in sys.argv: [encode(n) for n in sys.argv[sys.argv.index('--encode') + 1:]]
else: main(sys.argv[1:] or list(FILMS))
