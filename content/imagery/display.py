"""What a control shows when it fills the picture: the software of flat/screens instead of the sketch of saxlib."""
from saxlib import *
import saxlib

MEDIA = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'saxum', 'media'))
FRAME = .046, .060        # shares of width and height that wall and frame of the photographed screen take at each edge


def showing(build, software='saxum-cam'):
    """the scene `build` with a picture of the media folder on its screens"""
    def built():
        build()
        photo = bpy.data.images.load(os.path.join(MEDIA, software + '.jpg')); w, h = photo.size
        a = np.empty(w * h * 4, np.float32); photo.pixels.foreach_get(a); x, y = int(w * FRAME[0]), int(h * FRAME[1])
        a = a.reshape(h, w, 4)[y:h - y, x:w - x]
        image = bpy.data.images.new('software', a.shape[1], a.shape[0]); image.pixels.foreach_set(np.ascontiguousarray(a).ravel()); image.pack()
        for n in saxlib.M('screen').node_tree.nodes:
            if n.type == 'TEX_IMAGE': n.image = image
    return built
