"""Contact sheet: 1:1 crops of all pictures of the media folder, where they are richest in detail; pictures that were
replaced stand beside their first version from the history (left before, right now).

    python3 contact-sheet.py [OUT.jpg] [--tile 112x70] [--most 400]     kB; default docs/images/contact-sheet.jpg
"""
import os, subprocess, sys
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.normpath(os.path.join(HERE, '..', '..'))
FOLDER = 'content/saxum/media'
GAP, LABEL = 3, 11


def git(*a): return subprocess.run(['git', '-C', ROOT, *a], check=True, capture_output=True).stdout


def pixels(data):
    """RGB values of a JPEG"""
    ppm = subprocess.run(['convert', 'jpg:-', '+set', 'comment', '-depth', '8', 'ppm:-'], input=data, check=True, capture_output=True).stdout
    _, size, _, rest = ppm.split(b'\n', 3); w, h = map(int, size.split())
    return np.frombuffer(rest, np.uint8, w * h * 3).reshape(h, w, 3)


def first(name):
    """the version that the picture began with"""
    path = '%s/%s.jpg' % (FOLDER, name); commits = git('log', '--diff-filter=A', '--format=%H', '--', path).split()
    return git('show', '%s:%s' % (commits[-1].decode(), path)) if commits else None


def window(a, w, h):
    """upper left corner of the part of picture `a` that has the strongest edges, away from the border"""
    g = a.astype(np.float32).mean(2); e = np.abs(np.diff(g, axis=0))[:, :-1] + np.abs(np.diff(g, axis=1))[:-1]
    s = np.pad(np.minimum(e, 60).cumsum(0).cumsum(1), ((1, 0), (1, 0))); box = s[h:, w:] - s[:-h, w:] - s[h:, :-w] + s[:-h, :-w]
    m = min(40, box.shape[0] // 4, box.shape[1] // 4); inner = box[m:-m or None, m:-m or None]
    y, x = np.unravel_index(inner.argmax(), inner.shape); return x + m, y + m


def crop(a, x, y, w, h, size):
    """the same part of a picture that may have had another size"""
    H, W = a.shape[:2]; x, y = min(int(x * W / size[1]), W - w), min(int(y * H / size[0]), H - h)
    return a[max(0, y):max(0, y) + h, max(0, x):max(0, x) + w]


def label(text, w):
    ppm = subprocess.run(['convert', '-size', '%dx%d' % (w, LABEL), 'xc:white', '-font', 'Liberation-Sans', '-pointsize', '9', '-fill', '#555', '-gravity', 'West', '-annotate', '+1+0', text, '-depth', '8', 'ppm:-'], check=True, capture_output=True).stdout
    return np.frombuffer(ppm.split(b'\n', 3)[3], np.uint8).reshape(LABEL, w, 3)


def cells(w, h):
    """(name, picture of the cell); pairs first"""
    pairs, single = [], []
    for f in sorted(os.listdir(os.path.join(ROOT, FOLDER))):
        if not f.endswith('.jpg'): continue
        name = f[:-4]; data = open(os.path.join(ROOT, FOLDER, f), 'rb').read(); old = first(name); a = pixels(data); x, y = window(a, w, h); now = crop(a, x, y, w, h, a.shape)
        if old and old != data: pairs.append((name, np.concatenate([crop(pixels(old), x, y, w, h, a.shape), np.full((h, 1, 3), 255, np.uint8), now], 1)))
        else: single.append((name, now))
    return pairs, single


def sheet(w, h, across=18):
    pairs, single = cells(w, h); rows = []; unit = 2 * w + 1
    for group, cell, n in ((pairs, unit, across // 2), (single, w, across)):
        for i in range(0, len(group), n):
            row = []
            for name, a in group[i:i + n]: row += [np.concatenate([label(name, cell), a]), np.full((h + LABEL, GAP, 3), 255, np.uint8)]
            row = np.concatenate(row, 1); full = across // 2 * (unit + GAP)
            rows += [np.pad(row, ((0, GAP), (0, max(0, full - row.shape[1])), (0, 0)), constant_values=255)[:, :full]]
    return np.concatenate(rows), len(pairs), len(single)


def main(a):
    def option(name, value): return a[a.index(name) + 1] if name in a else value
    w, h = map(int, option('--tile', '112x70').split('x')); most = int(option('--most', '400')) * 1000
    out = a[0] if a and not a[0].startswith('--') else os.path.join(ROOT, 'docs', 'images', 'contact-sheet.jpg')
    s, pairs, single = sheet(w, h); ppm = b'P6\n%d %d\n255\n' % (s.shape[1], s.shape[0]) + s.tobytes()
    for q in range(90, 20, -4):
        subprocess.run(['convert', 'ppm:-', '-sampling-factor', '4:2:0', '-interlace', 'Plane', '-strip', '-quality', str(q), out], input=ppm, check=True)
        if os.path.getsize(out) <= most: break
    print('%d before and after, %d new, %d × %d, quality %d, %d kB' % (pairs, single, s.shape[1], s.shape[0], q, os.path.getsize(out) // 1000))


main(sys.argv[1:])
