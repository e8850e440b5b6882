"""Outlines: the line drawings of a machine from the front, its left side and above (first-angle projection), `../saxum/outlines/NAME.yaml`.

    blender -b --python-use-system-env -P outline.py -- [NAME ...]        all machines without a name

Blender takes depth, normals and objects of the model without perspective, one sample a pixel. The pixels fall into
surfaces; the borders of the surfaces are the lines. Stone, letters, hoses, things thinner than a few pixels, and
control desks, cabinets and fences beside the machine are left out. Plants get no outline, because the stations of their models are
nearer to each other than they are built, nor do models with other proportions than `overallSize` (`STRETCH`).
A view is an SVG path of whole numbers, 0 to 1000 from its left to its right and from its top to its bottom: the
silhouette as closed parts, then the edges within it, the longest first while there is room (`POINTS`).
About ten seconds a machine.
"""
import glob, heapq, importlib, math, os, re, sys, tempfile, time

HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
sys.dont_write_bytecode = True
import numpy as np

SAXUM = os.path.join(HERE, '..', 'saxum')
FAMILIES = ['arcus', 'filum', 'lumen', 'vertex', 'ponder', 'ignis', 'titan', 'rivus', 'manus', 'tinta', 'clara']
SIZE = 1000            # pixels of the longer side, and units of a view
POINTS = 300           # of a view
STRETCH = 2.1          # of one side of the model more than of another, to the size of the product, at most
LEFT_OUT = 'pulpit', 'cabinet', 'tube', 'fence'       # functions of saxlib that build things beside a machine, and hoses
FENCED = {'vertex-robot'}       # the machine is within its fence, which is drawn
HOSE = .045            # the largest radius of a hose; thicker tubes are pipes
HIGHEST = {'ignis-1850': 3.6, 'ignis-2950': 3.6, 'manus-agv': .75}       # chimneys and loads above, which `overallSize` does not count
# the goods in a machine, by the beginning of their material
GOODS = ('marble', 'granite', 'statuary', 'travert', 'quartz', 'mixq', 'tile', 'terra', 'maxi', 'clay', 'brick', 'print', 'greenware', 'cake', 'powder', 'grit', 'carton')
# name, rotation of the camera, axes to the right and up, direction to the camera
VIEWS = (('front', (90, 0, 0), (0, 2), (0, -1, 0)), ('side', (90, 0, -90), (1, 2), (-1, 0, 0)), ('plan', (0, 0, 0), (0, 1), (0, 0, 1)))


left_out = {}          # the objects that they made, by function


# ------------------------------------------------------------------ in Blender
def noting(build):
    """a function of saxlib that notes the objects which it makes"""
    import saxlib
    def built(*a, **k):
        n = len(saxlib.PRODUCT); r = build(*a, **k)
        if build.__name__ != 'tube' or a[1] <= HOSE: left_out.setdefault(build.__name__, set()).update(saxlib.PRODUCT[n:])
        return r
    return built


def model(name):
    """builds a machine and gives its bounds, or nothing where no family has it"""
    import saxlib
    from saxlib import bpy
    left_out.clear()
    for family in FAMILIES:
        products = importlib.import_module(family).PRODUCTS
        if name in products: break
    else: return None
    saxlib.reset(); products[name]['build'](); bpy.context.view_layer.update()
    gone = set().union(*(o for f, o in left_out.items() if f != 'fence' or name not in FENCED))
    shown = [o for o in saxlib.PRODUCT if o.type != 'FONT' and not o.name.startswith('logo') and o not in gone and not any(m and m.name.startswith(GOODS) for m in o.data.materials)]
    if name in HIGHEST: shown = [o for o in shown if saxlib.bounds([o])[:, 2].max() <= HIGHEST[name]]
    for i, o in enumerate(bpy.context.scene.objects): o.pass_index = i + 1; o.hide_render = True
    for o in shown: o.hide_render = False
    sc = bpy.context.scene; c = sc.cycles; vl = bpy.context.view_layer
    sc.render.engine = 'CYCLES'; c.device = 'CPU'; c.samples = 1; c.use_adaptive_sampling = c.use_denoising = False; c.max_bounces = 0
    c.pixel_filter_type = 'BOX'; c.filter_width = .01; sc.render.resolution_percentage = 100
    vl.material_override = bpy.data.materials.new('plain'); vl.use_pass_z = vl.use_pass_normal = vl.use_pass_object_index = True
    p = saxlib.bounds(shown); return p.min(0), p.max(0)


def passes(lo, hi, rotation, axes, to):
    """depth, normal and object of each pixel, top row first"""
    from saxlib import bpy, Vector
    sc = bpy.context.scene; d = hi - lo; u, v = (d[k] for k in axes); k = SIZE / max(u, v); w, h = max(8, round(u * k)), max(8, round(v * k))
    cam = bpy.data.cameras.new('c'); cam.type = 'ORTHO'; cam.ortho_scale = max(u, v); cam.clip_end = 9999
    o = bpy.data.objects.new('c', cam); o.rotation_euler = [math.radians(a) for a in rotation]; o.location = Vector((lo + hi) / 2) + Vector(to) * (max(d) + 10)
    sc.collection.objects.link(o); sc.camera = o; sc.render.resolution_x, sc.render.resolution_y = w, h
    sc.use_nodes = True; nt = sc.node_tree; nt.nodes.clear(); rl = nt.nodes.new('CompositorNodeRLayers'); out = nt.nodes.new('CompositorNodeOutputFile')
    nt.links.new(rl.outputs['Image'], nt.nodes.new('CompositorNodeComposite').inputs[0])
    out.format.file_format = 'OPEN_EXR'; out.format.color_depth = '32'; out.format.exr_codec = 'NONE'; out.file_slots.clear(); res = []
    with tempfile.TemporaryDirectory() as tmp:
        out.base_path = tmp; names = ['Depth', 'Normal', 'IndexOB']
        for n in names: out.file_slots.new(n + '_'); nt.links.new(rl.outputs[n], out.inputs[-1])
        sc.frame_set(1); bpy.ops.render.render()
        for n in names:
            im = bpy.data.images.load(os.path.join(tmp, n + '_0001.exr')); im.colorspace_settings.name = 'Non-Color'
            a = np.empty(w * h * 4, np.float32); im.pixels.foreach_get(a); res.append(a.reshape(h, w, 4)[::-1, :, :3].astype(float)); bpy.data.images.remove(im)
    return res[0][..., 0], res[1], res[2][..., 0]


# ------------------------------------------------------------------ surfaces
def components(n, a, b):
    """the parts of a graph, each by the number of one of its nodes"""
    p = np.arange(n)
    while True:
        ra, rb = p[a], p[b]; lo, hi = np.minimum(ra, rb), np.maximum(ra, rb); d = lo != hi
        if not d.any(): return p
        np.minimum.at(p, hi[d], lo[d])
        while (p[p] != p).any(): p = p[p]


def parts(shape, joined):
    """labels from 1 of areas of pixels; `joined` compares neighbours, given as two slices"""
    n = np.arange(shape[0] * shape[1]).reshape(shape); a, b = [], []
    for s, t in ((np.s_[:, :-1], np.s_[:, 1:]), (np.s_[:-1], np.s_[1:])):
        m = joined(s, t); a.append(n[s][m]); b.append(n[t][m])
    return np.unique(components(n.size, np.concatenate(a), np.concatenate(b)), return_inverse=True)[1].reshape(shape) + 1


def grown(m, r):
    """a mask with a border of some pixels"""
    for _ in range(r):
        p = np.pad(m, 1); m = p[1:-1, 1:-1] | p[:-2, 1:-1] | p[2:, 1:-1] | p[1:-1, :-2] | p[1:-1, 2:]
    return m


def settled(machine, slit, hair=1):
    """the pixels of a machine with its slits closed and without its hairs"""
    m = np.pad(machine, slit + 1); m = ~grown(~grown(m, slit), slit); m = grown(~grown(~m, hair), hair)
    return m[slit + 1:-slit - 1, slit + 1:-slit - 1]


def surfaces(z, nor, idx, near, slit):
    """a label for the pixels of each surface, 0 beside the machine"""
    seen = z < 1e6; facing = np.round(nor * 1.2).astype(int) @ (9, 3, 1)      # 26 directions
    L = parts(z.shape, lambda s, t: seen[s] & seen[t] & (facing[s] == facing[t]) & (np.abs(z[s] - z[t]) < np.where(idx[s] == idx[t], 1.5, .1) * near))
    machine = settled(seen, slit); L[~seen] = 0; L[~machine] = -1
    while (L == 0).any():          # closed slits belong to their neighbours
        p = np.pad(L, 1, constant_values=-1); n = np.maximum.reduce([p[:-2, 1:-1], p[2:, 1:-1], p[1:-1, :-2], p[1:-1, 2:]]); m = (L == 0) & (n > 0)
        if not m.any(): machine &= L != 0; break
        L[m] = n[m]
    beside = parts(z.shape, lambda s, t: ~machine[s] & ~machine[t])
    return merged(np.unique(np.where(machine, L, L.max() + beside), return_inverse=True)[1].reshape(z.shape), machine, hole=8 * slit ** 3)


def merged(L, machine, hole, least=150):
    """small and thin surfaces become part of the neighbour with the longest common border, small holes are filled"""
    k = L.max() + 1; area = np.bincount(L.ravel(), minlength=k).astype(float); free = np.zeros(k, bool); free[L[~machine]] = True
    outer = np.zeros(k, bool); outer[np.concatenate([L[0], L[-1], L[:, 0], L[:, -1]])] = True
    a = np.concatenate([L[:, :-1].ravel(), L[:-1].ravel()]); b = np.concatenate([L[:, 1:].ravel(), L[1:].ravel()]); m = a != b
    pairs, counts = np.unique(np.stack([np.minimum(a[m], b[m]), np.maximum(a[m], b[m])], 1), axis=0, return_counts=True)
    borders = [{} for _ in range(k)]
    for (i, j), n in zip(pairs.tolist(), counts.tolist()): borders[i][j] = borders[j][i] = n
    to = np.arange(k); heap = [(area[i], i) for i in range(k)]; heapq.heapify(heap)
    while heap:
        size, i = heapq.heappop(heap); round_ = sum(borders[i].values())
        if to[i] != i or size != area[i] or not borders[i]: continue
        if free[i] and (outer[i] or size >= hole): continue
        if not free[i] and size >= least and size > round_: continue
        j = max(((n, j) for j, n in borders[i].items() if not free[j]), default=(0, None))
        if j[1] is None or (size >= 4 * least and j[0] < .2 * round_): continue
        j = j[1]; to[i] = j; area[j] += size
        for x, n in borders[i].items():
            borders[x].pop(i)
            if x != j: borders[j][x] = borders[x][j] = borders[j].get(x, 0) + n
        borders[i] = {}; heapq.heappush(heap, (area[j], j))
    while (to[to] != to).any(): to = to[to]
    to[free & (to == np.arange(k))] = -1
    return to[L] + 1


# ------------------------------------------------------------------ lines
def borders(L, z, nor, near, angle=35, reach=4):
    """the sides of pixels between two surfaces: both ends, whether it is the silhouette, and whether it shows: depth or
    direction must differ some pixels away, along most of the border"""
    w = L.shape[1]; P = np.pad(L, 1); r = reach + 1; out = []
    depth = np.pad(np.where(z < 1e6, z, np.nan), r, constant_values=np.nan); n = np.pad(nor, ((r, r), (r, r), (0, 0)))
    for dy, dx in ((0, 1), (1, 0)):
        one, two = (P[1:-1, :-1], P[1:-1, 1:]) if dx else (P[:-1, 1:-1], P[1:, 1:-1])
        y, x = np.nonzero(one != two); start = y * (w + 1) + x; at = lambda s: (y + r + dy * s, x + r + dx * s)
        z0, z1 = depth[at(-2)], depth[at(1)]; slope0 = (z0 - depth[at(-reach)]) / (reach - 2); slope1 = (depth[at(reach - 1)] - z1) / (reach - 2)
        jump = np.fmin(np.abs(z1 - z0 - 3 * slope0), np.abs(z1 - z0 - 3 * slope1)); jump = np.where(np.isnan(jump), np.inf, jump)
        turn = (n[at(-reach)] * n[at(reach - 1)]).sum(1) < math.cos(math.radians(angle))
        out.append((start, start + (w + 1 if dx else 1), one[y, x], two[y, x], (jump > near) | turn))
    a, b, one, two, shows = (np.concatenate(k) for k in zip(*out))
    key, pair = np.unique(np.minimum(one, two) * (L.max() + 1) + np.maximum(one, two), return_inverse=True)
    return a, b, (one == 0) | (two == 0), (np.bincount(pair, weights=shows) > .5 * np.bincount(pair))[pair]


def traced(a, b, stops, width):
    """polylines along the sides of pixels; they end where not two of them meet, and at the stops"""
    ends = {}
    for i, (p, q) in enumerate(zip(a.tolist(), b.tolist())): ends.setdefault(p, []).append((q, i)); ends.setdefault(q, []).append((p, i))
    is_end = lambda p: len(ends[p]) != 2 or p in stops
    used = bytearray(len(a)); lines = []
    for p in sorted(ends, key=lambda p: not is_end(p)):          # rings last
        for q, i in ends[p]:
            path = [p]
            while not used[i]:
                used[i] = 1; path.append(q)
                if is_end(q) or q == p: break
                q, i = next((e for e in ends[q] if e[1] != i), (q, i))
            if len(path) > 1: lines.append(np.stack([np.array(path) % width, np.array(path) // width], 1).astype(float))
    return lines


def simplified(p, tol=2.0):
    """Douglas and Peucker; a ring from a corner to the point farthest from it and back"""
    if len(p) > 2 and (p[0] == p[-1]).all():
        k = int(np.lexsort((p[:, 0], p[:, 1]))[0]); p = np.concatenate([p[k:-1], p[:k + 1]]); k = int(np.hypot(*(p - p[0]).T).argmax())
        return np.concatenate([simplified(p[:k + 1], tol)[:-1], simplified(p[k:], tol)])
    keep = np.zeros(len(p), bool); keep[[0, -1]] = True; todo = [(0, len(p) - 1)]
    while todo:
        i, j = todo.pop()
        if j - i < 2: continue
        d = p[j] - p[i]; v = p[i + 1:j] - p[i]; l = math.hypot(*d)
        e = np.abs(v[:, 0] * d[1] - v[:, 1] * d[0]) / l if l else np.hypot(*v.T)
        k = int(e.argmax())
        if e[k] > tol: k += i + 1; keep[k] = True; todo += [(i, k), (k, j)]
    return p[keep]


def squared(lines, near=2.5):
    """nearly upright and level pieces become so, and lie in one line where they are close"""
    for k in (0, 1):
        def pieces():
            for p in lines:
                for i in range(len(p) - 1):
                    l = abs(p[i + 1, 1 - k] - p[i, 1 - k])
                    if l >= 6 and abs(p[i + 1, k] - p[i, k]) <= min(near, .12 * l): yield p, i, l
        at = np.array(sorted((p[j, k], l) for p, i, l in pieces() for j in (i, i + 1)))
        if not len(at): continue
        places = np.array([g[g[:, 1].argmax(), 0] for g in np.split(at, np.nonzero(np.diff(at[:, 0]) > 1.2)[0] + 1)])
        for p, i, _ in list(pieces()):
            ring = (p[0] == p[-1]).all(); q = places[np.abs(places - p[i:i + 2, k].mean()).argmin()]
            if np.abs(p[i:i + 2, k] - q).max() <= near:
                p[i:i + 2, k] = q
                if ring: p[0 if i + 1 == len(p) - 1 else -1] = p[-1 if i + 1 == len(p) - 1 else 0]
    return [tidy(p) for p in lines]


def tidy(p):
    """without points within a straight line"""
    while len(p) > 2:
        d = np.diff(p, axis=0); bends = np.abs(d[:-1, 0] * d[1:, 1] - d[:-1, 1] * d[1:, 0]) > 1e-6
        keep = np.concatenate([[True], bends, [True]]) & np.concatenate([[True], np.abs(d).sum(1) > 0])
        if keep.all(): break
        p = p[keep]
    return p


class Sheet:
    """what is drawn so far; lines that run beside others are not drawn"""
    def __init__(self, shape): self.ink = np.zeros((shape[0] + 1, shape[1] + 1), bool)

    def cells(self, p):
        n = [max(2, int(np.abs(b - a).max()) + 1) for a, b in zip(p, p[1:])]
        return tuple(np.concatenate([np.linspace(a, b, k) for a, b, k in zip(p, p[1:], n)]).round().astype(int).T[::-1])

    def draw(self, p): self.ink[self.cells(p)] = True

    def crowded(self, p, room=6):
        y, x = self.cells(p); near = [self.ink[np.clip(y + dy, 0, self.ink.shape[0] - 1), np.clip(x + dx, 0, self.ink.shape[1] - 1)] for s in range(-room, room + 1, 2) for dy, dx in ((s, 0), (0, s))]
        return np.logical_or.reduce(near).mean() > .45


def drawn(z, nor, idx, near, shortest=22, smallest=60):
    """silhouette (closed) and inner edges of a view, in pixels"""
    size = np.linalg.norm(nor, axis=2, keepdims=True); nor = nor / np.where(size == 0, 1, size)
    for slit in (3, 6, 12):          # the bars of fences become a field, sooner or later
        L = surfaces(z, nor, idx, near, slit); a, b, edge, shows = borders(L, z, nor, near); width = L.shape[1] + 1
        rings = [simplified(p) for p in traced(a[edge], b[edge], (), width) if len(p) >= smallest]
        if sum(map(len, rings)) < 1.4 * POINTS: break
    inner = traced(a[shows & ~edge], b[shows & ~edge], set(a[edge].tolist()) | set(b[edge].tolist()), width)
    lines = squared(rings + [simplified(p) for p in inner if len(p) >= shortest])
    rings, inner = lines[:len(rings)], lines[len(rings):]
    rings = [p for p in rings if len(p) > 3]; sheet = Sheet(z.shape); room = POINTS - sum(map(len, rings)); kept = []
    for p in rings: sheet.draw(p)
    for p in sorted(inner, key=lambda p: -np.abs(np.diff(p, axis=0)).sum() / len(p) ** .5):
        if len(p) > room or sheet.crowded(p): continue
        room -= len(p); sheet.draw(p); kept.append(p)
    return rings, kept


def path(rings, inner):
    """an SVG path over the whole view"""
    p = np.concatenate(rings); lo, hi = p.min(0), p.max(0)
    part = lambda p: 'M' + 'L'.join('%d %d' % tuple(q) for q in np.clip((p - lo) / (hi - lo) * SIZE, 0, SIZE).round().astype(int))
    return ''.join(part(p[:-1]) + 'Z' for p in rings) + ''.join(map(part, inner))


def machines():
    """the products with a size, and their sizes in metres: the product's own is the last in its file"""
    out = {}
    for f in sorted(glob.glob(os.path.join(SAXUM, 'products', '*.yaml'))):
        sizes = re.findall(r'overallSize: ([\d.]+) × ([\d.]+) × ([\d.]+) (m+)', open(f, encoding='utf-8').read())
        if sizes: *size, unit = sizes[-1]; out[os.path.basename(f)[:-5]] = np.array(size, float) * (1 if unit == 'm' else .001)
    return out


def stretch(size, built):
    """how many times as much one side is stretched as another; a very long machine is drawn with a break"""
    k = size / built
    if size[0] > 6 * size[1:].max(): k = k[1:]
    return k.max() / k.min()


def main(names):
    os.makedirs(os.path.join(SAXUM, 'outlines'), exist_ok=True)
    import saxlib
    for f in LEFT_OUT: setattr(saxlib, f, noting(getattr(saxlib, f)))          # before the families take them
    sizes = machines()
    for name in names or sizes:
        t = time.time(); box = model(name)
        if not box: print('NO MODEL', name, flush=True); continue
        lo, hi = box; k = stretch(sizes[name], hi - lo); paths = {}
        if k > STRETCH: print('OTHER SHAPE', name, 'model %.1f x %.1f x %.1f m' % (*(hi - lo),), 'stretch %.2f' % k, flush=True); continue
        for view, rotation, axes, to in VIEWS:
            d = (hi - lo)[list(axes)].max()
            paths[view] = path(*drawn(*passes(lo, hi, rotation, axes, to), near=.004 * d))
        with open(os.path.join(SAXUM, 'outlines', name + '.yaml'), 'w') as f:
            f.write('# Made by content/imagery/outline.py.\n' + ''.join('%s: %s\n' % p for p in paths.items()))
        print('DONE', name, ' '.join('%s %d' % (v, len(p)) for v, p in paths.items()), 'model %.1f x %.1f x %.1f m, stretch %.2f, %.0f s' % (*(hi - lo), k, time.time() - t), flush=True)


if __name__ == '__main__': main(sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else [])
