"""Darkroom: takes the passes that `make.py` left, removes the noise in linear light, lays the tone curve and writes the
JPEG.

    python3 develop.py NAME [NAME ...] [--out DIR]
"""
import json, os, subprocess, sys, time
from denoise import denoise     # before numpy: it decides on the threads
import numpy as np
from grade import GRADES, grade as daylight

HERE = os.path.dirname(os.path.abspath(__file__))
PASSES = os.path.join(HERE, '.cache')
MEDIA = os.path.join(HERE, '..', 'saxum', 'media')
HOUSE_GREY = .84


def noise(col, clean):
    """mean relative deviation of the render from the finished picture: how much had to be taken away"""
    return float(np.median(np.abs(col - clean).mean(2) / (clean.mean(2) + .02)))


def tone(x, shoulder=.55):
    """linear to display: identity, then a film-like shoulder in which strong light loses its colour; sRGB transfer"""
    peak = np.maximum(x.max(2, keepdims=True), 1e-6)
    x = x + (peak - x) * np.clip((peak - 1) / 12, 0, .3)
    s = shoulder
    y = np.where(x > s, s + (1 - s) * (1 - np.exp(-(x - s) / (1 - s))), x)
    y = np.clip(y, 0, 1)
    return np.where(y <= .0031308, 12.92 * y, 1.055 * y ** (1 / 2.4) - .055)


def expose(col, target):
    """brings the studio floor (both lower corners) to the house grey"""
    h, w = col.shape[:2]; k = h // 9
    floor = np.median(np.concatenate([col[:k, :w // 5].reshape(-1, 3), col[:k, -w // 5:].reshape(-1, 3)]), 0)
    return col * (target / floor.mean()) * (1 - .6 * (floor / floor.mean() * np.array([.995, 1, 1.005]) - 1))


def print_picture(col, target=None, expo=1.0, contrast=1.08, vign=0):
    """display values of clean linear colour, in the grade of the picture"""
    h, w = col.shape[:2]
    if target: col = expose(col, target)
    d = tone(col * expo)
    d = d + (contrast - 1) * (d - .5) * 4 * d * (1 - d)      # light S curve
    if vign:
        yy, xx = np.mgrid[0:h, 0:w]; r = np.hypot((xx / w - .5) * 1.1, yy / h - .5)
        d = d * (1 - vign * np.clip(r - .25, 0, 1) ** 2)[..., None]
    return d + (np.random.default_rng(1).random(d.shape) - .5) / 255     # dither against banding


def save_jpg(display, path, quality=84):
    h, w = display.shape[:2]
    ppm = b'P6\n%d %d\n255\n' % (w, h) + (np.clip(display[::-1], 0, 1) * 255 + .5).astype(np.uint8).tobytes()
    subprocess.run(['convert', 'ppm:-', '-unsharp', '0x0.6+0.35+0.01', '-sampling-factor', '4:2:0', '-interlace', 'Plane',
                    '-strip', '-quality', str(quality), path], input=ppm, check=True)


def develop(name, out=MEDIA):
    """writes the JPEG of a rendered picture; returns samples, seconds and noise"""
    t0 = time.time()
    with np.load(os.path.join(PASSES, name + '.npz')) as f:
        col, alb, nor = (f[k].astype(np.float32) for k in ('col', 'alb', 'nor'))
        samples, seconds, g = int(f['n']), float(f['seconds']), json.loads(str(f['grade']))
    clean = denoise(col, alb, nor)
    save_jpg(print_picture(clean, **g), os.path.join(out, name + '.jpg'))
    if name in GRADES: daylight(name, out)
    return dict(samples=samples, render=round(seconds), develop=round(time.time() - t0), noise=round(noise(col, clean), 3))


if __name__ == '__main__':
    a = sys.argv[1:]; out = MEDIA
    if '--out' in a: i = a.index('--out'); out = a[i + 1]; del a[i:i + 2]
    for n in a: print(n, develop(n, out), flush=True)
