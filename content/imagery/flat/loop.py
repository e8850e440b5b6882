"""The moving picture of the home page: a slab passing below polishing heads, 8 s without a seam.

    blender -b --python-use-system-env -P flat/loop.py -- DIR       # four still layers into DIR, those that are missing
    python3 flat/loop.py DIR                                        # frames, home-loop.mp4, home-loop.webm and the poster

The slab is a plane, so that each frame is its picture, moved and seen through the camera, times the rendered light,
plus the rendered reflections; water and spray are drawn on top.
"""
import math
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.dont_write_bytecode = True
sys.path[:0] = [HERE, os.path.dirname(HERE)]
FPS, SECONDS = 25, 8
LENGTH, GAP, WIDTH = 2.2, .10, 1.95      # a slab and the space to the next
Z = .91                                  # top of the slab
HEADS, PITCH, RADIUS, YH = 6, .62, .24, -.15


# ------------------------------------------------------------------ layers, in Blender
def layers():
    import numpy as np
    import saxlib
    from saxlib import bb, area, world, camera_look, BUILD
    import lumen
    import scenes
    from denoise import denoise
    a = sys.argv[sys.argv.index('--') + 1:]
    out = a[0]
    w, spp = 1280, 40
    os.makedirs(out, exist_ok=True)

    def emit(name, col):
        BUILD[name] = lambda: saxlib._simple(name, (0, 0, 0), 1, 0, 0, emit=(*col, 1), es=1)

    for layer in ('light', 'gloss', 'belt', 'mask'):
        if os.path.exists(os.path.join(out, layer + '.npz')): continue
        saxlib.reset()
        BUILD['moving'] = {
            'light': lambda: saxlib._simple('moving', (.8, .8, .8), 1, 0, 0),
            'gloss': lambda: saxlib._simple('moving', (.0, .0, .0), .07, 0, .55),
            'belt': lambda: saxlib._simple('moving', (.012, .012, .013), .35, 0, .5),
            'mask': lambda: saxlib._simple('moving', (0, 0, 0), 1, 0, 0, emit=(1, 1, 1, 1), es=1),
        }[layer]
        plain = lumen.head

        def head(x, y, z, r=.2, big=False, col='light'):
            plain(x, y, z, r, big, col)
            saxlib.ring(x, y, z + .045, r * .38, r * .93, .085, 'z', 'blur')      # the abrasives, too fast to be seen
        BUILD['blur'] = lambda: saxlib._simple('blur', (.30, .20, .05), .45)
        lumen.head = head
        lumen.line(HEADS, 2.2, PITCH, 'LUMEN', False, 'moving', RADIUS, 2.0, covers=False, slab_t=.03)
        lumen.head = plain
        scenes.ground(40, 'floor_dark')
        bb(-26, 26, 6.0, 6.2, 0, 12, 'wall_dark', 0)
        for x in range(-18, 19, 3):
            bb(x - .14, x + .14, 5.7, 6.0, 0, 9, 'wall_dark', 0)
        cam = camera_look((-1.6, -3.3, 2.12), (.42, -.12, 1.13), 39)
        if layer == 'mask':
            world((0, 0, 0), 0)
        else:
            world((.55, .65, .8), .035)
            area((-2.8, -2.4, 3.6), (-.4, -.3, 1.0), 1.2, .8, 190, (1, .97, .92))
            area((3.2, 1.8, 3.6), (0, -.2, 1.1), .6, 3.0, 210, (.82, .90, 1))
            area((0, 2.6, 4.2), (0, .0, .9), 5.5, .5, 150, (.92, .96, 1))
            area((1.6, -3.0, 1.7), (.4, -.2, 1.1), .4, 2.0, 26, (1, .9, .85))
            area((-7, 4.6, .4), (-5, 6, 3.0), 8, .4, 130, (1, .015, .10))
            area((5, 4.6, .4), (5, 6, 3.0), 8, .4, 80, (1, .015, .10))
        if layer == 'mask':
            for m in list(saxlib._mats.values()):
                if m.name.startswith('moving'): continue
                nt = m.node_tree
                nt.nodes.clear()             # black, and without a mirror image of the slab
                nt.links.new(nt.nodes.new('ShaderNodeHoldout').outputs[0], nt.nodes.new('ShaderNodeOutputMaterial').inputs['Surface'])
        col, alb, nor = saxlib.render_arrays(w, w * 9 // 16, 32 if layer == 'mask' else spp, out)
        if layer != 'mask': col = denoise(col, alb, nor)
        import bpy
        bpy.context.view_layer.update()
        np.savez(os.path.join(out, layer + '.npz'), col=col[::-1].astype(np.float16), cam=np.array(cam.matrix_world), lens=cam.data.lens)
        print('LAYER', layer, flush=True)


# ------------------------------------------------------------------ frames
def frames():
    import numpy as np
    import stone
    from stone import F, fbm, blur
    folder = sys.argv[1]
    pile = {k: np.load(os.path.join(folder, k + '.npz')) for k in ('light', 'gloss', 'belt', 'mask')}
    L, G, B, M = (pile[k]['col'].astype(F) for k in ('light', 'gloss', 'belt', 'mask'))
    cam, lens = pile['light']['cam'], float(pile['light']['lens'])
    h, w = L.shape[:2]
    M = np.clip(M[..., 0], 0, 1)
    N = FPS * SECONDS

    # where each pixel's ray meets the slab: its top, or the front face below the edge
    py, px = np.mgrid[0:h, 0:w].astype(F)
    d = np.stack([((px + .5) / w - .5) * 36 / lens, -((py + .5) / h - .5) * 36 / lens * h / w, -np.ones_like(px)], -1) @ cam[:3, :3].T.astype(F)
    o = cam[:3, 3]
    t = (Z - o[2]) / d[..., 2]
    X, Y = o[0] + t * d[..., 0], o[1] + t * d[..., 1]
    front = Y < -WIDTH / 2
    tf = (-WIDTH / 2 - o[1]) / d[..., 1]
    Xf, Zf = o[0] + tf * d[..., 0], o[2] + tf * d[..., 2]
    X = np.where(front, Xf, X).astype(F)
    V = np.where(front, -WIDTH / 2 - (Z - Zf), Y).astype(F)
    X = np.where(M > .02, X, 0); V = np.where(M > .02, V, 0)

    def project(x, y, z):
        q = (np.stack([x, y, z], -1) - o) @ cam[:3, :3]
        return (q[..., 0] / -q[..., 2] * lens / 36 + .5) * w, (-(q[..., 1] / -q[..., 2]) * lens / 36 * w / h + .5) * h

    tex = stone.load('slab-nero.jpg') ** 2.2
    th, tw = tex.shape[:2]
    pitch = LENGTH + GAP
    polish = .30 + .70 * stone.step(-1.6, 1.1, X)                   # from matt to mirror along the line

    def sample(a, u, v):
        """bilinear, clamped"""
        u = np.clip(u, 0, a.shape[1] - 1.001); v = np.clip(v, 0, a.shape[0] - 1.001)
        i, j = u.astype(int), v.astype(int); fu, fv = (u - i)[..., None], (v - j)[..., None]
        return (a[j, i] * (1 - fu) + a[j, i + 1] * fu) * (1 - fv) + (a[j + 1, i] * (1 - fu) + a[j + 1, i + 1] * fu) * fv

    # ripples of the water film: two travelling patterns that return to themselves
    tile = 256
    yy, xx = np.mgrid[0:tile, 0:tile].astype(F)
    r = np.random.default_rng(5)
    waves = [(r.integers(-9, 10), r.integers(-9, 10), r.integers(1, 4) * r.choice((-1, 1)) * 4, r.random() * 6.28) for _ in range(26)]

    def ripple(p):
        s = np.zeros((tile, tile), F)
        for a, b, c, ph in waves:
            s += np.sin(2 * np.pi * (a * xx / tile + b * yy / tile + c * p) + ph) / (1 + .25 * math.hypot(a, b))
        return s / 4

    # heads: centres of the wheels and their pictures
    hx = [(i - (HEADS - 1) / 2) * PITCH for i in range(HEADS)]
    ring = []
    for x in hx:
        a = np.linspace(0, 2 * np.pi, 181)
        ring.append(project(x + RADIUS * .93 * np.cos(a), YH + RADIUS * .93 * np.sin(a), np.full_like(a, Z + .045)))
    wet = np.zeros((h, w), F)
    for x in hx:
        q = np.hypot(X - x, V - YH)
        wet = np.maximum(wet, np.exp(-((q - RADIUS) / .13) ** 2))
    wet = wet * (M > .5)
    fog = np.zeros((h, w), F)
    for x in hx:
        for a in np.linspace(0, 6.28, 40):
            u, v = project(np.array(x + RADIUS * 1.05 * math.cos(a)), np.array(YH + RADIUS * 1.05 * math.sin(a)), np.array(Z + .02))
            if 0 <= u < w and 0 <= v < h: fog[int(v), int(u)] += 1
    fog = blur(fog, w / 110) + .6 * blur(fog, w / 48); fog /= fog.max()
    mist = [fbm(px / w * 9 + 3 * k, py / w * 9, 4, 60 + k) for k in range(4)]

    # drops: thrown off along the tangent, each lives an even part of the loop
    drops = []
    for x in hx:
        for _ in range(170):
            a = r.random() * 6.28; life = r.choice((8, 10, 20, 25, 40)); sp = r.uniform(.5, 1.9)
            drops.append((x + RADIUS * .98 * math.cos(a), YH + RADIUS * .98 * math.sin(a), -math.sin(a) * .75 + math.cos(a) * .65, math.cos(a) * .75 + math.sin(a) * .65, sp, r.uniform(.05, .60), life, r.integers(0, life), r.uniform(.25, 1)))
    drops = np.array(drops)

    def spray(f):
        img = np.zeros(h * w, F)
        life = drops[:, 6]; age = ((f + drops[:, 7]) % life)
        for k in np.linspace(0, .55, 9):
            s = (age + k) / FPS
            x = drops[:, 0] + drops[:, 2] * drops[:, 4] * s * .6; y = drops[:, 1] + drops[:, 3] * drops[:, 4] * s * .6
            z = Z + .02 + drops[:, 5] * s - 4.9 * s * s
            ok = z > Z
            u, v = project(x[ok], y[ok], z[ok]); b = drops[ok, 8] * np.clip(1 - age[ok] / life[ok], 0, 1)
            i, j = np.floor(u).astype(int), np.floor(v).astype(int)
            for di in (0, 1):
                for dj in (0, 1):
                    g = b * np.abs(1 - di - (u - i)) * np.abs(1 - dj - (v - j))
                    q = (i + di >= 0) & (i + di < w) & (j + dj >= 0) & (j + dj < h)
                    np.add.at(img, (j[q] + dj) * w + i[q] + di, g[q])
        img = img.reshape(h, w)
        return np.clip(img * .10 + blur(img, 1.0) * .26, 0, .6)

    def tone(x, s=.62):
        y = np.where(x > s, s + (1 - s) * (1 - np.exp(-(x - s) / (1 - s))), x)
        y = np.clip(y, 0, 1)
        y = np.where(y <= .0031308, 12.92 * y, 1.055 * y ** (1 / 2.4) - .055)
        return y + .12 * (y - .5) * 4 * y * (1 - y)

    vignette = (1 - .45 * np.clip(np.hypot((px / w - .5) * 1.1, py / h - .5) - .25, 0, 1) ** 2)[..., None]
    grain = np.random.default_rng(1).random((h, w, 1)).astype(F) - F(.5)

    # the gold of the abrasives is smeared along their way
    S = B                                # what stands still, with the dark slab mirrored in it
    gold = np.clip((S[..., 0] - 1.55 * S[..., 2]) / (.25 * S[..., 0] + .004), 0, 1) * (M < .5) * (S[..., 1] > .30 * S[..., 0])
    gold = blur(gold.astype(F), .7)
    span = np.ones(61) / 61
    along = lambda q: np.apply_along_axis(lambda row: np.convolve(row, span, 'same'), 1, q)
    weight = along(gold) + 1e-4
    smear = np.stack([along(S[..., i] * gold) / weight for i in range(3)], -1).astype(F)
    S = S + (smear - S) * (gold * .85)[..., None]

    # the blurred abrasives: a band in the picture below each plate, with a flicker that turns
    flick = []
    for x in hx:
        u, v = project(np.array([x - RADIUS * .93, x + RADIUS * .93, x, x]), np.array([YH, YH, YH - RADIUS * .93, YH - RADIUS * .93]), np.array([Z + .045, Z + .045, Z, Z + .088]))
        flick.append((u[2], abs(u[1] - u[0]) / 2 * 1.02, min(v[2], v[3]), max(v[2], v[3]), v[0]))

    def picture(f):
        p = f / N
        s = X - p * pitch + 40 * pitch
        k = np.mod(s, pitch)
        on = ((k > 0) & (k < LENGTH)).astype(F)
        edge = np.clip(np.minimum(k, LENGTH - k) / .004, 0, 1)
        c = sample(tex, k / LENGTH * (tw - 1), (V + WIDTH / 2 + .02) / (WIDTH + .04) * (th - 1))
        c = np.where(front[..., None], c * .7 + .03, c)
        n = ripple(p)
        ui = np.mod(X * 150, tile).astype(int), np.mod(V * 190, tile).astype(int)
        dz = n[ui[1], ui[0]] * (M > .5)
        amp = (1.0 + 5.0 * wet) * (~front)
        g = sample(G, px + dz * amp * 1.2, py + dz * amp * 2.4)
        top = c * L / .8 * 1.25 + g * (polish * (1 + .35 * wet * dz))[..., None] * 1.15
        top = top * (.35 + .65 * edge)[..., None]
        a = (M * on)[..., None]
        col = np.where(M[..., None] > .02, B * (1 - a) + top * a, S)
        for i, (cu, half, v0, v1, vc) in enumerate(flick):
            x0, x1 = int(max(0, cu - half)), int(min(w, cu + half))
            y0, y1 = int(max(0, vc - 4)), int(min(h, v1 + 6))
            if x1 <= x0 or y1 <= y0: continue
            th_ = np.arcsin(np.clip((px[y0:y1, x0:x1] - cu) / half, -1, 1))
            m = gold[y0:y1, x0:x1]
            col[y0:y1, x0:x1] *= (1 + .22 * m * np.sin(6 * th_ - 2 * np.pi * (34 + i % 2) * p * 2))[..., None]
        fx = sum(m * math.sin(2 * math.pi * (2 * p + q / 4)) for q, m in enumerate(mist))
        veil = fog * np.clip(.17 + .11 * fx, 0, 1) + spray(f)
        col = col + veil[..., None] * np.array([.86, .93, 1.0], F)
        out = tone(col * 1.15) * vignette
        return np.clip(out + grain / 255, 0, 1)

    size = '%dx%d' % (w, h)
    out = stone.MEDIA
    raw = os.path.join(folder, 'loop.mkv')
    enc = subprocess.Popen(['ffmpeg', '-loglevel', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', size, '-r', str(FPS), '-i', '-', '-c:v', 'libx264', '-qp', '8', '-preset', 'veryfast', '-pix_fmt', 'yuv444p', raw], stdin=subprocess.PIPE)
    only = int(os.environ.get('FRAME', -1))
    for f in range(N):
        if only >= 0 and f != only: continue
        a = picture(f)
        if f == 0 or only >= 0: stone.save(a, 'home-loop-poster', folder=folder if only >= 0 else out)
        enc.stdin.write((a * 255 + .5).astype(np.uint8).tobytes())
        if f % 25 == 0: print(f, flush=True)
    enc.stdin.close(); enc.wait()
    if only >= 0: return
    run = lambda *a: subprocess.run(['ffmpeg', '-loglevel', 'error', '-y', '-threads', '2', '-i', raw, '-an', '-pix_fmt', 'yuv420p', *a], check=True)
    run('-c:v', 'libx264', '-preset', 'slow', '-profile:v', 'high', '-crf', '26', '-maxrate', '900k', '-bufsize', '1400k', '-movflags', '+faststart', os.path.join(out, 'home-loop.mp4'))
    run('-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '900k', '-row-mt', '1', '-cpu-used', '3', os.path.join(out, 'home-loop.webm'))
    for e in ('mp4', 'webm'): print('home-loop.' + e, os.path.getsize(os.path.join(out, 'home-loop.' + e)) // 1000, 'kB')


if 'bpy' in sys.modules or '--' in sys.argv:
    layers()
else:
    frames()
